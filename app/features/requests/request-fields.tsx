import { type ComponentProps, useId } from "react";
import { DRAFT_ATTRIBUTE } from "~/components/forms/form-draft";
import { Honeypot } from "~/components/forms/honeypot";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { Button } from "~/components/ui/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { useHydrated } from "~/lib/use-hydrated";
import type { VisitorField } from "./forms";
import { SERVICE_OPTIONS } from "./services";
import type { RequestForm } from "./use-request-form";

interface RequestFieldsProps {
  requestForm: RequestForm;
  /** The part of the page's query that has to be there again when it answers without scripts. */
  kept?: string;
}

/** A form that posts to `/api/offer-requests`, without scripts as a plain one. */
export function RequestFields({ requestForm, kept = "" }: RequestFieldsProps) {
  const { t } = useLanguage();
  const { pathname } = usePageAddress();
  const isHydrated = useHydrated();
  const id = useId();
  const { form, kind, source, service, words, phase, served, errors, notice, outcome, touch, edit, submit, openAgain } =
    requestForm;
  const isSending = phase.name === "sending";
  const isWaiting = phase.name === "waiting";
  // An odd field out would leave a hole in the two columns.
  const isOdd = kind.fields.filter((name) => name !== "message").length % 2 === 1;
  const firstWrong = kind.fields.find((name) => served.errors[name]);
  const label = isWaiting ? t("requestForm.waiting") : isSending ? t(kind.sending) : (words?.submit ?? t(kind.submit));
  return (
    <form
      ref={form}
      method="post"
      action={`/api/offer-requests${kept}`}
      {...(served.status === "idle" && { [DRAFT_ATTRIBUTE]: source })}
      // Our own messages replace the browser's once scripts run.
      noValidate={isHydrated}
      aria-busy={isSending || isWaiting}
      onSubmit={submit}
      onFocus={touch}
      onInput={(event) => edit((event.target as HTMLInputElement).name)}
    >
      {notice && (
        <div className="mb-6">
          <FormNotice tone={notice.isGood ? "good" : "bad"} title={t(notice.title)} text={t(notice.text)} />
        </div>
      )}
      <fieldset
        disabled={isSending || isWaiting}
        aria-label={t(kind.label)}
        className="grid min-w-0 gap-5 @lg:grid-cols-2"
      >
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="page" value={pathname} />
        {service && <input type="hidden" name="service" value={service} />}
        <Honeypot />
        {kind.fields.map((name) => (
          <Field
            key={name}
            name={name}
            id={`${id}-${name}`}
            error={errors[name]}
            value={served.values[name] ?? ""}
            hasFocus={name === firstWrong}
            isWide={name === "message" || (isOdd && name === "name")}
            otherService={words?.otherService ?? null}
          />
        ))}
        {outcome && (
          <div className="@lg:col-span-2">
            <FormNotice
              tone={outcome.isGood ? "good" : "bad"}
              title={outcome.title}
              text={outcome.text}
              quietId={`${id}-outcome`}
            />
          </div>
        )}
        <Button
          type="submit"
          aria-describedby={outcome ? `${id}-outcome` : undefined}
          className="w-full @sm:w-auto @sm:justify-self-start @lg:col-span-2"
        >
          {label}
        </Button>
      </fieldset>
      {isWaiting && (
        <Button variant="quiet" className="mt-3 w-full @sm:w-auto" onClick={openAgain}>
          {t("requestForm.edit")}
        </Button>
      )}
      <p className="mt-3 text-small text-ink-500">
        {kind.notes.map((note) => t(note)).join(" ")} <PrivacyLink />
      </p>
    </form>
  );
}

interface FieldProps {
  name: VisitorField;
  id: string;
  error: string | undefined;
  /** The typed value when the server rendered the form. */
  value: string;
  hasFocus: boolean;
  /** True if it takes a row of its own. */
  isWide: boolean;
  /** The label of "something else" on this page; null if another option fits. */
  otherService: string | null;
}

const INPUTS = {
  name: { autoComplete: "name", autoCapitalize: "words", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  company: { autoComplete: "organization" },
} as const satisfies Partial<Record<VisitorField, ComponentProps<"input">>>;

function Field({ isWide, ...field }: FieldProps) {
  return (
    <div className={isWide ? "@lg:col-span-2" : ""}>
      <Control {...field} />
    </div>
  );
}

function Control({ name, id, error, value, hasFocus, otherService }: Omit<FieldProps, "isWide">) {
  const { t } = useLanguage();
  const control = {
    id,
    name,
    label: t(`form.label.${name}`),
    hint: name === "name" || name === "email" ? undefined : t("quoteForm.optional"),
    error,
    defaultValue: value,
    autoFocus: hasFocus,
    // The focus brings a field and its label below the header and a toast.
    className: "[@media(height>=30rem)]:scroll-mt-32",
  };
  if (name === "message") return <TextAreaField {...control} rows={4} />;
  if (name !== "service") return <TextField {...control} {...INPUTS[name]} />;
  return (
    <SelectField {...control}>
      <option value="">{t("quoteForm.servicePrompt")}</option>
      {SERVICE_OPTIONS.map((service) => (
        <option key={service} value={service}>
          {t(`service.${service}`)}
          {service === "anders" && otherService && ` (${otherService})`}
        </option>
      ))}
    </SelectField>
  );
}
