import { CircleCheck } from "lucide-react";
import { useLanguage } from "~/lib/language/language-context";
import { ByMoment } from "./by-moment";
import type { Thanks } from "./form-phase";
import { Meanwhile, ThanksHeading } from "./thanks-parts";

/** Says on the sheet of the form that the request is in. */
export function AdsConfirmation({ thanks: { confirmation, answerBy } }: { thanks: Thanks }) {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-moss-600" />
      <ThanksHeading answerBy={answerBy}>{t("adsForm.sent.title")}</ThanksHeading>
      <p>{answerBy ? <ByMoment text={t("adsForm.card.answerBy")} moment={answerBy} /> : t("adsForm.card.text")}</p>
      {confirmation === "delayed" && <p>{t("quoteForm.thanks.mailDelayed")}</p>}
      <Meanwhile />
    </div>
  );
}
