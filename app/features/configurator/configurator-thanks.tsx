import { Mail, Phone, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Knot } from "~/components/illustrations/knot";
import { Button, ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import type { ConfiguratorCopy } from "~/content/configurator/configurator-copy.server";
import { addHours, sayMoment } from "~/lib/clock";
import { callLink, mailLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";
import { useHydrated } from "~/lib/use-hydrated";
import type { ConfiguratorThanks as Thanks } from "./use-wizard";

interface ConfiguratorThanksProps {
  copy: ConfiguratorCopy["thanks"];
  thanks: Thanks;
  onStartAnew: () => void;
}

/** What happens after a configuration was sent, with real dates where the moment of the request is known. */
export function ConfiguratorThanks({
  copy,
  thanks: { confirmation, createdAt },
  onStartAnew,
}: ConfiguratorThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!createdAt) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [createdAt]);
  const quoteBy = createdAt && addHours(createdAt, business.answerWithinHours);
  const startBy = quoteBy && addHours(quoteBy, business.firstVersionHours.to);
  return (
    <div className="mx-auto max-w-[44rem] scroll-mt-24">
      <div aria-hidden="true" className="selvedge mb-8" />
      <h2 ref={heading} tabIndex={-1} className="text-h2 shadow-none outline-none">
        {copy.title}
      </h2>
      <p className="mt-4 text-lead">{copy.next}</p>
      <ol className="mt-5 grid gap-4">
        <Step index={0}>{confirmation === "sent" ? copy.mail : copy.mailDelayed}</Step>
        <Step index={1}>{copy.call}</Step>
        <Step index={2}>{quoteBy ? <ByMoment text={copy.quoteBy} moment={quoteBy} /> : copy.quoteWithin}</Step>
        <Step index={3}>{startBy ? <ByMoment text={copy.start} moment={startBy} /> : copy.startWithin}</Step>
      </ol>
      <p className="mt-8 font-semibold text-ink-950">{copy.question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={callLink(business.phone.international)}>
          <Phone aria-hidden="true" />
          {copy.callUs}
        </ButtonLink>
        <ButtonLink to={mailLink(business.email)} variant="quiet">
          <Mail aria-hidden="true" />
          {copy.mailUs}
        </ButtonLink>
        <StartAnew text={copy.again} onSelect={onStartAnew} />
      </div>
    </div>
  );
}

function Step({ index, children }: { index: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4">
      <Knot step={index} className="h-16 w-18" />
      <p>{children}</p>
    </li>
  );
}

function ByMoment({ text, moment }: { text: string; moment: string }) {
  const { language } = useLanguage();
  return (
    <>
      {text}{" "}
      <time dateTime={moment} className="font-semibold text-ink-950">
        {sayMoment(moment, language)}
      </time>
      .
    </>
  );
}

/** Without scripts: a link to the same page, which holds an empty form. */
function StartAnew({ text, onSelect }: { text: string; onSelect: () => void }) {
  const { pathname } = useLocation();
  const content = (
    <>
      <RotateCcw aria-hidden="true" />
      {text}
    </>
  );
  if (useHydrated()) {
    return (
      <Button variant="quiet" onClick={onSelect}>
        {content}
      </Button>
    );
  }
  return (
    <ButtonLink to={pathname} variant="quiet">
      {content}
    </ButtonLink>
  );
}
