import { CircleCheck } from "lucide-react";
import { useLanguage } from "~/lib/language/language-context";
import { ByMoment } from "./by-moment";
import type { Thanks } from "./form-phase";
import { adsFormKind } from "./forms";
import { type QuoteFormState, stateOf } from "./quote-form-state";
import { ADS_SERVICE } from "./services";
import { ThankfulForm } from "./thankful-form";
import { Meanwhile, ThanksHeading } from "./thanks-parts";
import { useRequestForm } from "./use-request-form";

/** Stored with the request. */
const SOURCE = "meta-ads-landing";

interface AdsFormProps {
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
}

/** The form for visitors from an advertisement, or after sending the confirmation, for 30 seconds. */
export function AdsForm({ state }: AdsFormProps) {
  const requestForm = useRequestForm({
    kind: adsFormKind,
    source: SOURCE,
    service: ADS_SERVICE,
    initial: stateOf(SOURCE, state),
  });
  return (
    <ThankfulForm
      requestForm={requestForm}
      isPersistent={false}
      thanks={(thanks) => <AdsConfirmation thanks={thanks} />}
    />
  );
}

/** Says on the sheet of the form that the request is in. */
function AdsConfirmation({ thanks: { confirmation, answerBy, reason } }: { thanks: Thanks }) {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-moss-600" />
      <ThanksHeading answerBy={answerBy}>{t("adsForm.sent.title")}</ThanksHeading>
      <p>
        {answerBy ? (
          <ByMoment text={t("adsForm.card.answerBy")} moment={answerBy} reason={reason} />
        ) : (
          t("adsForm.card.text")
        )}
      </p>
      {confirmation === "delayed" && <p>{t("quoteForm.thanks.mailDelayed")}</p>}
      <Meanwhile />
    </div>
  );
}
