import type { ReactNode } from "react";
import { Link } from "react-router";
import { WovenWord } from "~/components/illustrations/woven-wordmark";
import { OpeningHours } from "~/components/ui/opening-hours";
import { SocialIcon } from "~/components/ui/social-icon";
import type { MenuEntry } from "~/content/menus";
import { callLink, mailLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";
import { LanguageSwitch } from "./language-switch";
import type { Identity } from "./layout-data";

interface FooterProps {
  identity: Identity;
  menu: readonly MenuEntry[];
  services: readonly MenuEntry[];
  legal: readonly MenuEntry[];
  /** The current year in the Netherlands. */
  year: number;
}

const LINK = "inline-flex min-h-11 items-center lg:min-h-8 py-0.5 underline-offset-4 hover:text-white hover:underline";

export function Footer({ identity, menu, services, legal, year }: FooterProps) {
  const { t } = useLanguage();
  const { address, socials, phone } = identity;
  return (
    <footer className="on-dark overflow-hidden bg-indigo-900 text-indigo-300">
      <div className="selvedge bg-linen-50" />
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-9 pt-16 lg:grid-cols-[1.5fr_1fr_1.2fr_1.3fr]">
        <div className="max-sm:col-span-2">
          <p className="font-display text-2xl leading-tight font-extrabold text-white">{identity.name}</p>
          <p className="text-small">{identity.tagline}</p>
          <p className="mt-4 max-w-[18rem]">{t("footer.pitch")}</p>
          <ul className="mt-4 grid gap-1">
            {(["instagram", "linkedin"] as const).map((network) => (
              <li key={network}>
                <a href={socials[network]} rel="noopener" className={`${LINK} min-h-11 gap-2.5`}>
                  <SocialIcon network={network} />
                  {t(`footer.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t("footer.links")}>
          <Links links={menu} />
        </Column>
        <Column title={t("footer.services")}>
          <Links links={services} />
        </Column>
        <Column title={t("footer.contact")}>
          <address className="not-italic">
            {address.street}
            <br />
            {address.postalCode} {address.town}
          </address>
          <ul className="mt-2">
            <li>
              <a href={callLink(phone.international)} className={LINK}>
                {phone.national}
              </a>
            </li>
            <li>
              <a href={mailLink(identity.email)} className={LINK}>
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
      <div className="wrap mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-indigo-500 pt-4 text-small">
        <p>
          © {identity.copyrightFrom}–{year} {identity.name}
        </p>
        <p>{t("footer.kvk")}</p>
        <p>{t("footer.vat")}</p>
        {legal.length > 0 && <Links links={legal} className="flex flex-wrap gap-x-6" />}
        <div className="no-print md:ml-auto">
          <LanguageSwitch />
        </div>
      </div>
      <div className="wrap">
        <WovenWord cloth="footer" width={236} className="no-print -mb-[7%] block w-full pt-8">
          {identity.name}
        </WovenWord>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-sm:last:col-span-2">
      <h2 className="mb-2 font-text text-body font-semibold tracking-normal text-white">{title}</h2>
      {children}
    </div>
  );
}

function Links({ links, className }: { links: readonly MenuEntry[]; className?: string }) {
  const { t, href } = useLanguage();
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={href(to)} className={LINK}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
