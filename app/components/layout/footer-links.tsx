import type { ReactNode } from "react";
import type { MenuEntry } from "~/content/menus";
import { useLanguage } from "~/lib/language/language-context";

export const FOOTER_LINK =
  "inline-flex min-h-11 items-center lg:min-h-8 py-0.5 underline-offset-4 hover:text-white hover:underline";

interface FooterLinksProps {
  links: readonly MenuEntry[];
  className: string;
  children?: ReactNode;
}

export function FooterLinks({ links, className, children }: FooterLinksProps) {
  const { t, href } = useLanguage();
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <a href={href(to)} className={FOOTER_LINK}>
            {t(label)}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
