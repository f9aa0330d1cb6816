import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { business } from "~/content/business";
import { useLanguage } from "~/lib/language/language-context";
import { callLink } from "~/lib/text/contact-links";
import { ByMoment } from "./by-moment";
import type { Thanks } from "./form-phase";
import { Preparation } from "./preparation";

/** Says on the sheet of the form that the request is in. Takes the focus when it replaces a form that was just sent. */
export function AdsConfirmation({ thanks: { confirmation, answerBy } }: { thanks: Thanks }) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answerBy) heading.current?.focus();
  }, [answerBy]);
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-moss-600" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-36 text-panel shadow-none outline-none">
        {t("adsForm.sent.title")}
      </h2>
      <p>{answerBy ? <ByMoment text={t("adsForm.card.answerBy")} moment={answerBy} /> : t("adsForm.card.text")}</p>
      {confirmation === "delayed" && <p>{t("quoteForm.thanks.mailDelayed")}</p>}
      <Preparation />
      <p>
        {t("quoteForm.thanks.call")}{" "}
        <a className="link whitespace-nowrap" href={callLink(business.phone.international)}>
          {business.phone.national}
        </a>
        .
      </p>
    </div>
  );
}
