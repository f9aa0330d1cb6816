import { useId } from "react";
import { useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useLanguage } from "~/lib/language/language-context";
import { useHydrated } from "~/lib/use-hydrated";
import { HONEYPOT } from "./offer-request";
import { SERVICE_OPTIONS } from "./services";
import { QUOTE_FIELDS, type useQuoteForm } from "./use-quote-form";

interface QuoteFormFieldsProps {
  source: string;
  quoteForm: ReturnType<typeof useQuoteForm>;
}

export function QuoteFormFields({ source, quoteForm }: QuoteFormFieldsProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const id = useId();
  const { form, phase, served, errors, notice, edit, submit } = quoteForm;
  const isSending = phase.name === "sending";
  const firstWrong = QUOTE_FIELDS.find((name) => served.errors[name]);

  const control = (name: (typeof QUOTE_FIELDS)[number]) => ({
    id: `${id}-${name}`,
    name,
    label: t(`form.label.${name}`),
    error: errors[name],
    defaultValue: served.values[name] ?? "",
    autoFocus: name === firstWrong,
    // The focus brings a field and its label below the header and a toast.
    className: "scroll-mt-24",
  });

  return (
    <form
      ref={form}
      method="post"
      action="/api/offer-requests"
      // With scripts our own messages take over from the browser's.
      noValidate={isHydrated}
      aria-busy={isSending}
      onSubmit={submit}
      onInput={(event) => edit((event.target as HTMLInputElement).name)}
    >
      {notice && (
        <div className="mb-6">
          <FormNotice
            title={t(notice === "missing" || notice === "invalid" ? "toast.oops.title" : `toast.${notice}.title`)}
            text={t(`toast.${notice}.text`)}
          />
        </div>
      )}
      <fieldset disabled={isSending} className="grid gap-5 @lg:grid-cols-2">
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="page" value={pathname} />
        <Honeypot id={`${id}-${HONEYPOT}`} label={t("quoteForm.honeypot")} />
        <TextField {...control("name")} autoComplete="name" autoCapitalize="words" required />
        <TextField {...control("email")} type="email" inputMode="email" autoComplete="email" required />
        <TextField {...control("phone")} hint={t("quoteForm.optional")} type="tel" inputMode="tel" autoComplete="tel" />
        <SelectField {...control("service")} hint={t("quoteForm.optional")}>
          <option value="">{t("quoteForm.servicePrompt")}</option>
          {SERVICE_OPTIONS.map((service) => (
            <option key={service} value={service}>
              {t(`service.${service}`)}
            </option>
          ))}
        </SelectField>
        <div className="grid justify-items-start gap-3 @lg:col-span-2">
          <Button type="submit" className="w-full @sm:w-auto">
            {isSending ? t("quoteForm.sending") : t("quoteForm.submit")}
          </Button>
          <p className="text-small text-ink-500">
            {t("quoteForm.note")} {t("quoteForm.vat")}
          </p>
        </div>
      </fieldset>
    </form>
  );
}

/** Off the screen and out of every order: only a program fills it in. */
function Honeypot({ label, id }: { label: string; id: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
