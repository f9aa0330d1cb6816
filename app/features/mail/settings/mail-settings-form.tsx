import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { type FieldProps, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { CheckboxField, SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import {
  type Field,
  MAIL_SETTINGS_PATH,
  type MailKind,
  type MailSettings,
  type MailSettingsAnswer,
  type Tried,
} from "./mail-settings";
import type { Provider } from "./providers";
import { useTried } from "./use-tried";

const SECTION = "grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6";
const LEGEND = "float-left mb-2 w-full font-display text-h3 font-bold text-ink-950";
const IMAP_OWN = ["imap_username", "imap_password", "sent_folder"] as const;

interface MailSettingsFormProps {
  settings: MailSettings;
  provider: Provider;
  answer: MailSettingsAnswer | null;
}

type FieldOf = (name: Field) => FieldProps;

export function MailSettingsForm({ settings, provider, answer }: MailSettingsFormProps) {
  const { served, known, open, to } = settings;
  const { form: words, tried: triedWords } = useWords("mailSettings");
  const form = useErrorInView(answer);
  const field: FieldOf = fieldsOf<Field>({ form: "mail", answer, served });
  return (
    <Form ref={form} method="post" action={MAIL_SETTINGS_PATH} preventScrollReset className="grid max-w-[60rem] gap-6">
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="known_smtp" value={known.smtp} />
      <input type="hidden" name="known_imap" value={known.imap} />
      {answer?.problem && <FormNotice text={answer.problem} />}
      {answer?.tried?.map((tried) => (
        <TriedNotice key={tried.kind} tried={tried} words={triedWords} to={to} />
      ))}
      <Account settings={settings} field={field} answer={answer} />
      <Servers key={provider} settings={settings} provider={provider} field={field} answer={answer} />
      <div className="grid gap-3">
        <p className="max-w-[70ch] text-small">{fill(words.explain, { to })}</p>
        <div>
          <SubmitButton value="save">{words.submit}</SubmitButton>
        </div>
        <Progress open={open} to={to} />
      </div>
    </Form>
  );
}

interface TriedNoticeProps {
  tried: Tried;
  words: ReturnType<typeof useWords<"mailSettings">>["tried"];
  to: string;
}

function TriedNotice({ tried: { kind, isGood, says, reply }, words, to }: TriedNoticeProps) {
  if (isGood) return <FormNotice tone="good" text={fill(words[kind].good, { to })} />;
  const said = [says ?? words.atField, reply && fill(words.reply, { reply })].filter(Boolean).join(" ");
  return <FormNotice title={words[kind].bad} text={said} />;
}

function Account({
  settings: { open, hasPassword, served, fixed },
  field,
  answer,
}: {
  settings: MailSettings;
  field: FieldOf;
  answer: MailSettingsAnswer | null;
}) {
  const { form: words } = useWords("mailSettings");
  const fixedOr = useFixedOr();
  const [isFresh] = useState(answer !== null);
  const isKept = hasPassword.length > 0;
  return (
    <fieldset className={SECTION}>
      <legend className={LEGEND}>{words.account}</legend>
      <div className="grid clear-both gap-5 sm:grid-cols-2">
        <TextField
          {...field("username")}
          label={words.username}
          hint={words.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Password
          {...field("password")}
          label={words.password}
          isKept={isKept}
          // A page that came with the answer has lost what was typed.
          isLost={isFresh}
        />
      </div>
      {open.includes("smtp") && (
        <TextField
          {...field("sender")}
          label={words.sender}
          {...fixedOr(words.senderHint, fixed.sender)}
          maxLength={254}
          autoComplete="off"
        />
      )}
      {open.includes("imap") && (
        <CheckboxField
          {...field("reads")}
          defaultValue={readsIn(answer, served)}
          label={words.reads}
          hint={words.readsHint}
        />
      )}
    </fieldset>
  );
}

/** The props of a field that a variable may fix. */
function useFixedOr() {
  const { form: words } = useWords("mailSettings");
  return (hint: string, variable: string | undefined) =>
    variable === undefined ? { hint } : { hint: fill(words.fixed, { variable }), readOnly: true };
}

/** A box that was not ticked is not posted. */
function readsIn(answer: MailSettingsAnswer | null, served: MailSettings["served"]): string {
  return answer ? (answer.fields.reads ?? "") : served.reads;
}

function Password({
  isKept,
  isLost,
  label,
  ...field
}: FieldProps & { label: string; isKept: boolean; isLost: boolean }) {
  const { form: words } = useWords("mailSettings");
  return (
    <div className="grid content-start gap-1.5">
      <TextField
        {...field}
        type="password"
        label={label}
        hint={isKept ? words.kept : undefined}
        placeholder={isKept ? words.keptMark : undefined}
        autoComplete="new-password"
        maxLength={500}
      />
      {isLost && !isKept && !field.error && <p className="text-small font-semibold">{words.again}</p>}
    </div>
  );
}

interface ServersProps {
  settings: MailSettings;
  provider: Provider;
  field: FieldOf;
  answer: MailSettingsAnswer | null;
}

function Servers({ settings: { open, hasPassword, served, fixed }, provider, field, answer }: ServersProps) {
  const { form: words, providers } = useWords("mailSettings");
  const fixedOr = useFixedOr();
  const isFilled = provider !== "other";
  const hasError = Object.keys(answer?.errors ?? {}).some((name) => /_(host|port|security)$/.test(name));
  const fields = (
    <div className="mt-4 grid gap-6">
      {open.map((kind) => (
        <Server key={kind} kind={kind} field={field} />
      ))}
    </div>
  );
  const isOwnOpen =
    served.imap_username !== "" ||
    served.sent_folder !== "" ||
    IMAP_OWN.some((name) => answer?.errors[name] !== undefined);
  return (
    <section aria-labelledby="mail-places" className={SECTION}>
      <div>
        <h3 id="mail-places" className="text-h3">
          {words.servers}
        </h3>
        {isFilled ? (
          <>
            <p className="max-w-[70ch] text-small">{fill(words.serversFilled, { provider: providers[provider] })}</p>
            <Folded summary={words.serversOpen} isOpen={hasError}>
              {fields}
            </Folded>
          </>
        ) : (
          fields
        )}
      </div>
      {open.includes("imap") && (
        <Folded summary={words.own} isOpen={isOwnOpen}>
          <p className="text-small">{words.ownExplain}</p>
          <div className="mt-3 grid gap-5 sm:grid-cols-3">
            <TextField {...field("imap_username")} label={words.imapUsername} autoComplete="off" spellCheck={false} />
            <Password
              {...field("imap_password")}
              label={words.imapPassword}
              isKept={hasPassword.includes("imap")}
              isLost={false}
            />
            <TextField
              {...field("sent_folder")}
              label={words.sentFolder}
              {...fixedOr(words.sentFolderHint, fixed.sent_folder)}
              autoComplete="off"
            />
          </div>
        </Folded>
      )}
    </section>
  );
}

function Folded({ summary, isOpen, children }: { summary: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">{summary}</summary>
      {children}
    </details>
  );
}

function Server({ kind, field }: { kind: MailKind; field: FieldOf }) {
  const { form: words } = useWords("mailSettings");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink-950">{words[kind]}</legend>
      <div className="grid gap-4 sm:grid-cols-[1fr_6rem_16rem]">
        <TextField
          {...field(`${kind}_host`)}
          label={words.host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
        />
        <TextField {...field(`${kind}_port`)} label={words.port} inputMode="numeric" maxLength={5} autoComplete="off" />
        <SelectField {...field(`${kind}_security`)} label={words.security}>
          <option value="tls">{words.securities.tls}</option>
          <option value="starttls">{words.securities.starttls}</option>
        </SelectField>
      </div>
    </fieldset>
  );
}

function Progress({ open, to }: { open: readonly MailKind[]; to: string }) {
  const { progress: words } = useWords("mailSettings");
  const isTrying = useIsPending({ do: "save" });
  const outcomes = useTried(isTrying);
  const sent = useNavigation().formData;
  const kinds = open.filter((kind) => kind === "smtp" || sent?.get("reads") === "on");
  return (
    <div role="status" aria-label={words.label}>
      {isTrying && (
        <ul className="grid gap-2">
          {kinds.map((kind) => {
            const outcome = outcomes[kind];
            const Icon = outcome === undefined ? LoaderCircle : outcome ? CircleCheck : CircleAlert;
            const said = words[kind][outcome === undefined ? "busy" : outcome ? "good" : "bad"];
            return (
              <li key={kind} className="flex items-start gap-2">
                <Icon
                  aria-hidden="true"
                  className={`mt-0.5 size-5 shrink-0 ${outcome === undefined ? "animate-spin motion-reduce:animate-none" : outcome ? "text-moss-600" : "text-madder-700"}`}
                />
                <span className="min-w-0 wrap-anywhere">
                  {fill(said, { host: String(sent?.get(`${kind}_host`)), to })}
                </span>
              </li>
            );
          })}
          <li className="text-small text-ink-500">{words.patience}</li>
        </ul>
      )}
    </div>
  );
}
