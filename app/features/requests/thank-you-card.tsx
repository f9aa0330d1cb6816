import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";
import { ByMoment } from "./by-moment";
import type { Thanks } from "./form-phase";
import { formId } from "./quote-form-state";
import { Meanwhile, ThanksHeading } from "./thanks-parts";

interface ThankYouCardProps {
  /** Source of the form that was sent. */
  source: string;
  thanks: Thanks;
  /** The rest of "Beantwoord onze mail"; null where nothing is asked. */
  ask: string | null;
  /** Makes room for a new request; null where the thanks stay. */
  onNewRequest: (() => void) | null;
}

/** The next steps after a request, on the sheet that held the form. */
export function ThankYouCard({ source, thanks, ask, onNewRequest }: ThankYouCardProps) {
  const { t } = useLanguage();
  const { confirmation, answerBy, reason } = thanks;
  return (
    <div className="grid gap-5">
      <ThanksHeading answerBy={answerBy}>{t("quoteForm.thanks.title")}</ThanksHeading>
      <div>
        <p>{t("quoteForm.thanks.next")}</p>
        <ol className="mt-3 grid gap-3">
          <Step number={1}>
            {t(confirmation === "sent" ? "quoteForm.thanks.mail" : "quoteForm.thanks.mailDelayed")}
          </Step>
          <Step number={2}>{t("quoteForm.thanks.read")}</Step>
          <Step number={3}>
            {answerBy ? (
              <ByMoment text={t("promise.answerBy")} moment={answerBy} reason={reason} />
            ) : (
              t("promise.answerWithin")
            )}
          </Step>
        </ol>
      </div>
      {ask && <p className="font-semibold text-ink-950">{t("quoteForm.thanks.reply").replace("[ask]", ask)}</p>}
      <Meanwhile />
      {onNewRequest && <NewRequest source={source} onSelect={onNewRequest} />}
    </div>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-stitch bg-indigo-100 font-display text-small font-bold text-indigo-700"
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** Works without scripts as a link to the same page, which holds the empty form. */
function NewRequest({ source, onSelect }: { source: string; onSelect: () => void }) {
  const { t } = useLanguage();
  const { pathname } = usePageAddress();
  if (!useHydrated()) {
    return (
      <ButtonLink to={`${pathname}#${formId(source)}`} variant="quiet" className="justify-self-start">
        {t("quoteForm.again")}
      </ButtonLink>
    );
  }
  return (
    <Button variant="quiet" className="justify-self-start" onClick={onSelect}>
      {t("quoteForm.again")}
    </Button>
  );
}
