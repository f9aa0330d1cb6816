import { LoaderCircle } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { CALENDAR_PATH } from "../paths";
import type { CalendarField, CalendarsPage } from "./calendar-page";
import { PROVIDERS, type Provider } from "./providers";

const KINDS = ["caldav", "ics"] as const;

interface CalendarFormProps {
  page: Pick<CalendarsPage, "again" | "served">;
  provider: Provider;
  answer: FormAnswer<CalendarField> | null;
}

export function CalendarForm({ page: { again, served }, provider, answer }: CalendarFormProps) {
  const { form: words } = useWords("calendars");
  const form = useErrorInView(answer);
  const field = fieldsOf<CalendarField>({ form: "calendar", answer, served });
  const { kind } = PROVIDERS[provider];
  return (
    <Form
      ref={form}
      method="post"
      action={CALENDAR_PATH}
      preventScrollReset
      aria-label={words.label}
      className="grid max-w-[60rem] gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6"
    >
      <input type="hidden" name="provider" value={provider} />
      {again && (
        <>
          <input type="hidden" name="again" value={again.id} />
          <p className="font-semibold text-ink-950 wrap-anywhere">{fill(words.renew, { calendar: again.name })}</p>
        </>
      )}
      {answer?.problem && <FormNotice text={answer.problem} />}
      {kind ? (
        <input type="hidden" name="kind" value={kind} />
      ) : (
        <SelectField {...field("kind")} label={words.kind}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field("url")}
        label={kind ? words.url[kind] : `${words.url.ics} / ${words.url.caldav.toLowerCase()}`}
        hint={kind ? words.urlHint[kind] : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2_000}
      />
      {kind !== "ics" && <Account field={field} isOptional={kind === null} isRetyped={answer !== null} />}
      <div className="grid gap-3">
        <p className="max-w-[70ch] text-small">{words.explain}</p>
        <div>
          <SubmitButton value="add">{words.submit}</SubmitButton>
        </div>
        <Progress />
      </div>
    </Form>
  );
}

interface AccountProps {
  field: (name: CalendarField) => FieldProps;
  isOptional: boolean;
  isRetyped: boolean;
}

function Account({ field, isOptional, isRetyped }: AccountProps) {
  const { form: words } = useWords("calendars");
  const password = field("password");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field("username")}
        label={words.username}
        hint={words.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <div className="grid content-start gap-1.5">
        <TextField
          {...password}
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          maxLength={500}
        />
        {isRetyped && !password.error && <p className="text-small font-semibold">{words.retype}</p>}
      </div>
      {isOptional && <p className="text-small sm:col-span-2">{words.isOnlyForAccount}</p>}
    </div>
  );
}

function Progress() {
  const { form: words } = useWords("calendars");
  const isTrying = useIsPending({ do: "add" });
  return (
    <div role="status">
      {isTrying && (
        <p className="flex items-start gap-2">
          <LoaderCircle
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 animate-spin text-ink-500 motion-reduce:animate-none"
          />
          {words.progress}
        </p>
      )}
    </div>
  );
}
