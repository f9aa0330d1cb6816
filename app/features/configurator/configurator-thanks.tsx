import { Mail, Phone, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Knot } from "~/components/illustrations/knot";
import { ButtonLink, buttonClasses } from "~/components/ui/button";
import { answerDueAt } from "~/content/answer-due";
import { business } from "~/content/business";
import { closedReason } from "~/content/closed-reason";
import { articlePath, PREPARATION_ARTICLE } from "~/content/families";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { ByMoment } from "~/features/requests/by-moment";
import { useLanguage } from "~/lib/language/language-context";
import { callLink, mailLink } from "~/lib/text/contact-links";
import type { ConfiguratorThanks as Thanks } from "./configurator-state";
import { StartAnew } from "./start-anew";

interface ConfiguratorThanksProps {
  copy: ConfiguratorCopy["thanks"];
  thanks: Thanks;
  onStartAnew: () => void;
}

/** The next steps after sending, with dates if the moment of the request is known. */
export function ConfiguratorThanks({
  copy,
  thanks: { confirmation, createdAt },
  onStartAnew,
}: ConfiguratorThanksProps) {
  const { href, t, language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const quoteBy = createdAt && answerDueAt(createdAt, { isAds: false });
  return (
    <section className="wrap pt-28 pb-section md:pt-36">
      <div aria-hidden="true" className="selvedge mb-9" />
      <h1 ref={heading} tabIndex={-1} className="text-h1 leading-none font-extrabold shadow-none outline-none">
        {copy.title}
      </h1>
      <p className="mt-5 max-w-[36rem] text-lead">{copy.lead}</p>
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <h2 className="text-h3">{copy.next}</h2>
          <ol className="mt-5 border-t border-linen-300">
            <Step index={0}>{confirmation === "sent" ? copy.mail : copy.mailDelayed}</Step>
            <Step index={1}>{copy.call}</Step>
            <Step index={2}>
              {createdAt && quoteBy ? (
                <ByMoment
                  text={t("promise.answerBy")}
                  moment={quoteBy}
                  reason={closedReason({ from: createdAt, due: quoteBy }, t, language)}
                />
              ) : (
                t("promise.answerWithin")
              )}
            </Step>
            <Step index={3}>{copy.firstVersion}</Step>
          </ol>
          <p className="mt-6">
            {copy.prepare}{" "}
            <a className="link" href={href(articlePath(PREPARATION_ARTICLE))}>
              {copy.prepareLink}
            </a>
            .
          </p>
        </div>
        <aside className="pinked on-dark bg-indigo-900 px-7 py-10 text-indigo-100">
          <h2 className="text-h3 text-white">{copy.question}</h2>
          <div className="mt-5 grid gap-3">
            <ButtonLink to={callLink(business.phone.international)} variant="weld">
              <Phone aria-hidden="true" />
              {copy.callUs}
            </ButtonLink>
            <ButtonLink to={mailLink(business.email)} variant="quiet">
              <Mail aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{copy.mailUs}</span>
            </ButtonLink>
          </div>
        </aside>
      </div>
      <StartAnew onSelect={onStartAnew} className={buttonClasses("quiet", "mt-12")}>
        <RotateCcw aria-hidden="true" />
        {copy.again}
      </StartAnew>
    </section>
  );
}

function Step({ index, children }: { index: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-b border-linen-300 py-3 sm:gap-7">
      <Knot step={index} className="h-16 w-18" />
      <p>{children}</p>
    </li>
  );
}
