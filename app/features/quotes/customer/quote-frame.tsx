import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "~/components/layout/brand";
import { MainContent } from "~/components/layout/main-content";
import { ButtonLink, buttonClasses } from "~/components/ui/button";
import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { callLink } from "~/lib/text/contact-links";

interface QuoteFrameProps {
  call: string;
  children: ReactNode;
}

/** Nothing leads away from the quote. */
export function QuoteFrame({ call, children }: QuoteFrameProps) {
  const { t, href } = useLanguage();
  const { name, tagline, phone, address } = business;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] print:block">
      <header className="@container border-b border-linen-300">
        <div className="wrap flex min-h-18 items-center justify-between gap-3">
          <Brand name={name} tagline={tagline} to={href("/")} label={t("brand.home")} />
          <a
            href={callLink(phone.international)}
            className={buttonClasses(
              "quiet",
              "no-print min-h-11 shrink-0 gap-2 px-3 whitespace-nowrap max-[359px]:px-2 max-[359px]:text-small",
            )}
          >
            <Phone aria-hidden="true" />
            {call}
          </a>
        </div>
      </header>
      <MainContent>{children}</MainContent>
      <footer className="on-dark mt-section bg-indigo-900 text-indigo-100 print:mt-6 print:break-inside-avoid print:bg-transparent print:text-ink-700">
        <div aria-hidden="true" className="selvedge bg-linen-50" />
        <div className="wrap flex flex-wrap gap-x-6 gap-y-1 py-6 text-small print:pt-3 print:pb-0">
          <p className="font-semibold text-white print:text-ink-950">
            {name} {tagline}
          </p>
          <p>
            {address.street}, {address.postalCode} {address.town}
          </p>
          <p>{t("footer.kvk")}</p>
          <p>{t("footer.vat")}</p>
          <p className="no-print flex gap-x-6">
            <a href={href(pathOf("terms"))} className="text-indigo-100 underline underline-offset-4">
              {t("page.terms")}
            </a>
            <a href={href(pathOf("privacy"))} className="text-indigo-100 underline underline-offset-4">
              {t("page.privacy")}
            </a>
          </p>
        </div>
      </footer>
    </div>
  );
}

export function QuoteUnknown({ copy: { title, text, toSite } }: { copy: QuotesCopy["page"]["unknown"] }) {
  const { href } = useLanguage();
  return (
    <div className="wrap py-16">
      <h1 className="text-[clamp(2.25rem,1.6rem+2.8vw,3.75rem)] leading-none font-extrabold">{title}</h1>
      <p className="mt-5 mb-8 max-w-[34rem] text-lead">{text}</p>
      <ButtonLink to={href("/")}>{toSite}</ButtonLink>
    </div>
  );
}
