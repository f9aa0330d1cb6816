import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { validate as isUuid } from "uuid";
import { DRAFT_FIELD } from "~/components/desk/desk-draft";
import { TypedForm } from "~/components/desk/typed-form";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { BOUNDS } from "~/components/forms/bounds";
import { inWords } from "~/components/forms/field-errors";
import { controlOf } from "~/components/forms/form-controls";
import { TAKES_FOCUS } from "~/components/layout/use-focus-on-navigation";
import { Button } from "~/components/ui/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { focusIfLost } from "~/components/ui/focus-if-lost";
import { FormNotice } from "~/components/ui/form-notice";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import type { SharedKey } from "~/content/shared/shared-copy";
import { SERVICE_OPTIONS } from "~/features/requests/services";
import { type LanguageValue, useLanguage } from "~/lib/language/language-context";
import { LEAD_BOUNDS } from "../lead";
import { NEW_LEAD_PATH } from "../paths";
import { CHANNELS, type HandError, type HandFields, type KnownPerson } from "./hand-lead";
import { KnownPeopleList, useKnownPeople } from "./known-people";
import { NextChips } from "./next-chips";
import type { RefusedLead } from "./post-hand-lead";
import { contentHash } from "./sheet-address";

/** Length of the last part of a UUID. */
const HASH_LENGTH = 12;

interface HandLeadFormProps {
  /** Another one for every lead. */
  formId: string;
  /** The name of its draft. */
  source: string;
  /** The values at the start. */
  fields: HandFields;
  known: readonly KnownPerson[];
  refused: RefusedLead | null;
}

/** The fields, in the order of a telephone call. */
export function HandLeadForm({ formId, source, fields, known: served, refused }: HandLeadFormProps) {
  const { t, language } = useLanguage();
  const words = useWords("leadByHand");
  const { fields: labels } = words;
  const { formMethod, formAction } = useNavigation();
  const isSent = formMethod === "POST" && Boolean(formAction?.startsWith(NEW_LEAD_PATH));
  // The draft of another tab goes on under its own id, so that both tabs store one lead.
  const typed = useTypedForm({ source, about: formId, stamp: formId, refused });
  const { people, look } = useKnownPeople(refused?.known ?? served);
  const submissionId = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const values = refused?.fields ?? fields;
  const errors = errorsInWords(refused?.errors ?? {}, words.errors, { t, language });
  const keep = () => {
    typed.keep();
    look(typed.form.current);
  };
  const isRestored = typed.restored !== null;
  useEffect(() => focusIfLost(controlOf(typed.form.current, "name")), [typed.form]);
  useEffect(() => {
    // Nothing that was restored goes out unseen.
    if (isRestored && more.current) more.current.open = true;
  }, [isRestored]);

  const text = (name: keyof typeof labels, field: string) => ({
    id: `lead-${field}`,
    name: field,
    label: labels[name],
    error: errors[field],
    defaultValue: values[field] ?? "",
  });
  return (
    <TypedForm
      typed={{ ...typed, keep, restored: isRestored ? "current" : null }}
      noValidate
      onSubmit={({ currentTarget }) => {
        if (submissionId.current) submissionId.current.value = submissionIdOf(typed.stamp, currentTarget);
      }}
      className="grid max-w-2xl gap-4"
    >
      {refused && <FormNotice text={words.problems[refused.problem]} />}
      <input ref={submissionId} type="hidden" name="submission_id" defaultValue={typed.stamp} />
      <TextField {...text("name", "name")} {...TAKES_FOCUS} maxLength={BOUNDS.name} autoComplete="off" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...text("phone", "phone")}
          type="tel"
          inputMode="tel"
          hint={labels.either}
          maxLength={BOUNDS.phone}
          autoComplete="off"
        />
        <TextField
          {...text("email", "email")}
          type="email"
          inputMode="email"
          maxLength={BOUNDS.email}
          autoComplete="off"
        />
      </div>
      <KnownPeopleList
        people={people}
        joined={values.join}
        onJoin={({ name }, tick) => {
          for (const other of tick.form?.querySelectorAll<HTMLInputElement>("input[name=join]") ?? []) {
            if (other !== tick) other.checked = false;
          }
          const field = controlOf(tick.form, "name");
          if (tick.checked && field && !field.value) field.value = name;
        }}
      />
      <Channels chosen={values.channel} error={errors.channel}>
        <TextField {...text("referredBy", "referred_by")} maxLength={BOUNDS.name} autoComplete="off" />
      </Channels>
      <TextAreaField {...text("message", "message")} />
      <SelectField {...text("service", "service")}>
        <option value="">{labels.anyService}</option>
        {SERVICE_OPTIONS.map((service) => (
          <option key={service} value={service}>
            {t(`service.${service}`)}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-semibold text-ink-950">{labels.next}</legend>
        <NextChips
          onChoose={({ action, on }) => {
            const chosen = { next_action: action, next_action_on: on };
            for (const [name, value] of Object.entries(chosen)) {
              const field = controlOf(typed.form.current, name);
              if (field) field.value = value;
            }
            typed.keep();
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text("nextAction", "next_action")} maxLength={LEAD_BOUNDS.action} autoComplete="off" />
          <TextField {...text("nextActionOn", "next_action_on")} type="date" />
        </div>
      </fieldset>
      <details ref={more} open={Boolean(values.company || values.confirm || errors.company)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-indigo-700 underline underline-offset-4">
          {words.more}
        </summary>
        <div className="grid gap-4 pt-2">
          <TextField {...text("company", "company")} maxLength={BOUNDS.company} autoComplete="off" />
          <label className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
            <input
              type="checkbox"
              name="confirm"
              value="on"
              defaultChecked={Boolean(values.confirm)}
              aria-describedby="lead-confirm-hint"
              className="size-5 shrink-0 accent-indigo-700"
            />
            {labels.confirm}
          </label>
          <p id="lead-confirm-hint" className="-mt-3 text-small text-ink-500">
            {labels.confirmHint}
          </p>
        </div>
      </details>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 bg-linen-50 px-4 py-3 md:static md:mx-0 md:px-0">
        <Button type="submit" aria-disabled={isSent} className="w-full sm:w-auto">
          {isSent ? words.pending : words.submit}
        </Button>
      </div>
    </TypedForm>
  );
}

interface ChannelsProps {
  chosen: string | undefined;
  error: string | undefined;
  /** The field for the name of the referrer. */
  children: React.ReactNode;
}

function Channels({ chosen, error, children }: ChannelsProps) {
  const { fields, channels } = useWords("leadByHand");
  return (
    <fieldset className="group/channel grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-ink-950">{fields.channel}</legend>
      <div className="flex flex-wrap gap-2">
        {CHANNELS.map((channel) => (
          <label
            key={channel}
            className="flex min-h-11 cursor-pointer items-center rounded-control border-2 border-linen-300 bg-white px-3 text-small font-semibold text-ink-950 hover:border-indigo-700 has-checked:border-indigo-700 has-checked:bg-indigo-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo-700"
          >
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={channel === (CHANNELS.find((known) => known === chosen) ?? "phone")}
              className="sr-only"
            />
            {channels[channel]}
          </label>
        ))}
      </div>
      {error && <p className="text-small font-semibold text-madder-700">{error}</p>}
      <div className="hidden group-has-[input[value=referral]:checked]/channel:block">{children}</div>
    </fieldset>
  );
}

/** The same content of one form is one lead, in however many tabs and however often it is sent; corrected it is another. */
function submissionIdOf(stamp: string, form: HTMLFormElement): string {
  const content = [...new FormData(form)].filter(([name]) => name !== "submission_id" && name !== DRAFT_FIELD);
  return isUuid(stamp) ? stamp.slice(0, -HASH_LENGTH) + contentHash(JSON.stringify(content)) : "";
}

function errorsInWords(
  errors: Record<string, HandError>,
  own: DeskWords["leadByHand"]["errors"],
  words: Pick<LanguageValue, "t" | "language">,
): Partial<Record<string, string>> {
  const isOwn = (error: HandError): error is keyof typeof own => error in own;
  const shared: Record<string, SharedKey> = {};
  const said: Record<string, string> = {};
  for (const [field, error] of Object.entries(errors)) {
    if (isOwn(error)) said[field] = own[error];
    else shared[field] = error;
  }
  return { ...inWords(shared, words), ...said };
}
