import { useId } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { HONEYPOT } from "./suspect";

export function Honeypot() {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("quoteForm.honeypot")}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
