import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { FOOTER_LINK } from "./footer-links";
import type { Identity } from "./layout-data";
import { LegalLine } from "./legal-line";

interface AdsFooterProps {
  identity: Pick<Identity, "name" | "phone" | "email" | "address">;
  legal: readonly MenuEntry[];
  cookieSettings: ReactNode;
}

/** Nothing in it leads away from the page. */
export function AdsFooter({ identity, legal, cookieSettings }: AdsFooterProps) {
  const { name, address, phone, email } = identity;
  return (
    <footer className="on-dark bg-indigo-900 text-indigo-100">
      <div className="selvedge bg-linen-50" />
      <LegalLine legal={legal} cookieSettings={cookieSettings} className="py-6">
        <p className="font-semibold text-white">{name}</p>
        <p>
          {address.street}, {address.postalCode} {address.town}
        </p>
        <p>
          <a href={callLink(phone.international)} className={FOOTER_LINK}>
            {phone.national}
          </a>
        </p>
        <p>
          <a href={mailLink(email)} className={FOOTER_LINK}>
            {email}
          </a>
        </p>
      </LegalLine>
    </footer>
  );
}
