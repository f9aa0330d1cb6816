import type { ReactNode } from "react";
import { WovenWord } from "~/components/illustrations/woven-wordmark";
import { OpeningHours } from "~/components/ui/opening-hours";
import { SocialIcon } from "~/components/ui/social-icon";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";
import { callLink, mailLink } from "~/lib/text/contact-links";
import { FOOTER_LINK, FooterLinks } from "./footer-links";
import type { Identity } from "./layout-data";
import { LegalLine } from "./legal-line";

interface FooterProps {
  identity: Identity;
  menu: readonly MenuEntry[];
  services: readonly MenuEntry[];
  legal: readonly MenuEntry[];
  newsletter: ReactNode;
  cookieSettings: ReactNode;
  /** The year in the Netherlands. */
  year: number;
}

export function Footer({ identity, menu, services, legal, newsletter, cookieSettings, year }: FooterProps) {
  const { t } = useLanguage();
  const { address, socials, phone } = identity;
  return (
    <footer className="on-dark overflow-hidden bg-indigo-900 text-indigo-300">
      <div className="selvedge bg-linen-50" />
      {newsletter && <div className="wrap no-print pt-12">{newsletter}</div>}
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-x-8 gap-y-10 pt-16 print:pt-6 lg:grid-cols-[1.1fr_1.75fr_1.05fr_1.1fr] lg:gap-x-11">
        <div className="max-lg:not-print:col-span-full">
          <p className="font-display text-2xl leading-tight font-extrabold text-white">{identity.name}</p>
          <p className="text-small">{identity.tagline}</p>
          <p className="mt-4 max-w-[18rem]">{t("footer.pitch")}</p>
          <ul className="no-print mt-4 flex flex-wrap gap-x-6 lg:grid">
            {(["instagram", "linkedin"] as const).map((network) => (
              <li key={network}>
                <a href={socials[network]} rel="noopener" className={`${FOOTER_LINK} min-h-11 gap-2.5`}>
                  <SocialIcon network={network} />
                  {t(`footer.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t("footer.links")} className="no-print max-lg:col-span-full">
          <FooterLinks
            links={menu}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4"
          />
        </Column>
        <Column title={t("footer.services")} className="no-print">
          <FooterLinks links={services} className="grid" />
        </Column>
        <Column title={t("footer.contact")}>
          <address className="not-italic">
            {address.street}
            <br />
            {address.postalCode} {address.town}
          </address>
          <ul className="mt-2">
            <li>
              <a href={callLink(phone.international)} className={FOOTER_LINK}>
                {phone.national}
              </a>
            </li>
            <li>
              <a href={mailLink(identity.email)} className={FOOTER_LINK}>
                {identity.email}
              </a>
            </li>
          </ul>
          <h2 className="mt-5 mb-1 font-text text-body font-semibold tracking-normal text-white">
            {t("footer.hours")}
          </h2>
          <OpeningHours hours={identity.hours.reachable} />
        </Column>
      </div>
      <LegalLine legal={legal} cookieSettings={cookieSettings} className="mt-12 border-t border-indigo-500 pt-4">
        <p>
          © {identity.copyrightFrom}–{year} {identity.name}
        </p>
      </LegalLine>
      <div className="wrap">
        <WovenWord cloth="footer" width={236} className="no-print -mb-[7%] block w-full pt-8">
          {identity.name}
        </WovenWord>
      </div>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-text text-body font-semibold tracking-normal text-white">{title}</h2>
      {children}
    </div>
  );
}
