import { Mail, Paperclip, PenLine, Plus, Send, Undo2 } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { RichTextField, type RichTextHandle } from "~/components/desk/rich-text/rich-text-field";
import { TypedForm } from "~/components/desk/typed-form";
import { useLastRefusal } from "~/components/desk/use-last-refusal";
import { useRefresh } from "~/components/desk/use-refresh";
import { useTypedForm } from "~/components/desk/use-typed-form";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { leadPath } from "~/features/leads/paths";
import { fill } from "~/lib/text/fill";
import { Files, useFiles } from "./composer-files";
import { useReportWriting, useWriters } from "./use-writers";
import {
  COMPOSER_ID,
  INSERT_FIELD,
  type Insert,
  MAIL_BOUNDS,
  MAIL_FORM,
  type MailAnswer,
  mailDraft,
  UNDO_FORM,
  type Writing,
} from "./writing";

interface ComposerProps {
  leadId: string;
  /** The address that it is posted to. */
  action: string;
  writing: Writing;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

export function Composer(props: ComposerProps) {
  const { leadId, writing, action } = props;
  const words = useWords("thread");
  const answer = useLastRefusal<MailAnswer>(
    answerTo(props.answer, { do: MAIL_FORM }) ?? answerTo(props.answer, { do: UNDO_FORM }),
  );
  const notUndone = answerTo(answer, { do: UNDO_FORM })?.problem;
  const headingId = useId();
  const writers = useWriters(leadId, writing.writers);
  useDeparture(writing);
  return (
    <section id={COMPOSER_ID} aria-labelledby={headingId} onInput={useReportWriting(leadId)} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="sr-only">
          {fill(words.titleFor, { name: writing.name })}
        </h2>
        <p role="status" className="basis-full text-small font-semibold text-indigo-700">
          {writers !== null && (
            <span className="flex items-center gap-2 rounded-control bg-indigo-100 px-3 py-2">
              <PenLine aria-hidden="true" className="size-4 shrink-0" />
              {fill(words.writing, { who: writers })}
            </span>
          )}
        </p>
      </div>
      {writing.returned && <FormNotice text={writing.returned} />}
      {writing.waiting && <Waiting message={writing.waiting} action={action} />}
      {writing.hasLeft && answer === null && <FormNotice tone="good" text={words.waiting.left} />}
      {notUndone && <FormNotice text={notUndone} />}
      {writing.to === null ? <p>{words.noAddress}</p> : <MailForm {...props} answer={notUndone ? null : answer} />}
    </section>
  );
}

/** A composer that opens. Nothing for a lead without an address. */
export function FoldedComposer({ leadId, writing }: { leadId: string; writing: Writing | null }) {
  const { open } = useWords("thread");
  if (!writing?.to) return null;
  return (
    <details className="no-print">
      <summary className="link inline-flex min-h-11 items-center gap-2">
        <Mail aria-hidden="true" className="size-5" />
        {open}
      </summary>
      <div className="grid gap-3 rounded-card border-2 border-indigo-300 bg-white px-4 py-4 sm:px-5">
        {writing.answering && <Answered mail={writing.answering} />}
        <Composer leadId={leadId} action={leadPath(leadId)} writing={writing} answer={null} />
      </div>
    </details>
  );
}

function Answered({ mail: { title, at, warning, text, to } }: { mail: NonNullable<Writing["answering"]> }) {
  return (
    <div className="border-l-4 border-madder-600 pl-4">
      <p className="text-small">
        <Link to={to} className="link font-semibold wrap-anywhere">
          {title}
        </Link>{" "}
        <span className="text-ink-500">{at}</span>
      </p>
      {warning && <p className="text-small font-semibold text-madder-700">{warning}</p>}
      {text && (
        <p dir="auto" className="line-clamp-6 max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
    </div>
  );
}

function Waiting({ message, action }: { message: string; action: string }) {
  const { waiting: words } = useWords("thread");
  const isPending = useNavigation().formData?.get("do") === UNDO_FORM;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-weld-200 py-2 pr-2 pl-4 text-ink-950"
    >
      <p className="font-semibold">{words.text}</p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="do" value={UNDO_FORM} />
        <input type="hidden" name="message" value={message} />
        <Button type="submit" variant="dark" aria-disabled={isPending}>
          <Undo2 aria-hidden="true" />
          {isPending ? words.undoing : words.undo}
        </Button>
      </Form>
    </div>
  );
}

/** Milliseconds. */
const LOOK_AGAIN = 3_000;

/** Looks again until the mail is out: the page of a lead follows no news by itself. */
function useDeparture({ isLeaving }: Writing): void {
  const onLook = useEffectEvent(useRefresh());
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setInterval(() => onLook(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isLeaving]);
}

interface InsertsProps {
  editor: RefObject<RichTextHandle | null>;
  inserts: readonly Insert[];
  label: string;
}

/** The page comes back with the text in it if there are no scripts. */
function Inserts({ editor, inserts, label }: InsertsProps) {
  return (
    <ul aria-label={label} className="flex gap-2 max-lg:flex-wrap lg:overflow-x-auto lg:p-1 lg:*:shrink-0">
      {inserts.map(({ key, label: name, text }) => (
        <li key={key}>
          <button
            type="submit"
            name={INSERT_FIELD}
            value={key}
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              editor.current?.insert(text);
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300"
          >
            <Plus aria-hidden="true" className="size-4" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MailFormProps extends ComposerProps {
  answer: MailAnswer | null;
}

function MailForm({ leadId, action, writing, answer }: MailFormProps) {
  const words = useWords("thread");
  const typed = useTypedForm({ source: mailDraft(leadId), refused: answer });
  const editor = useRef<RichTextHandle>(null);
  const files = useFiles(action, writing);
  const { formData } = useNavigation();
  const isPending = formData?.get("do") === MAIL_FORM;
  const { seen, markTyped } = useSeen(writing, answer);
  const id = useMailId(writing, formData?.get("do") === MAIL_FORM ? formData : null, typed.begin);
  const { subject, text } = writing;
  const fieldOf = fieldsOf<keyof MailAnswer["errors"]>({ form: "mail", answer, served: { subject, text } });
  const field = (name: keyof MailAnswer["errors"]) => ({ ...fieldOf(name), ...(isPending && { error: undefined }) });
  const fileError = field("files").error;
  const onType = () => {
    markTyped();
    typed.keep();
  };
  const hasFileProblem = fileError !== undefined || files.problem !== null;
  return (
    <TypedForm
      typed={{ ...typed, keep: onType }}
      action={action}
      replace={useLocation().pathname === action}
      encType="multipart/form-data"
      onSubmit={(event) => (isPending || files.isUnderWay) && event.preventDefault()}
      className="grid gap-2"
    >
      {answer?.problem && !isPending && <FormNotice text={answer.problem} />}
      {answerTo(answer, { do: UNDO_FORM }) && !isPending && <FormNotice tone="good" text={words.takenBack} />}
      <EnterButton label={words.submit} />
      <input type="hidden" name="do" value={MAIL_FORM} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={writing.to ?? ""} />
      <input type="hidden" name="seen" value={seen} />
      <div className="writing-more">
        <TextField
          {...field("subject")}
          label={<span className="sr-only">{words.subject}</span>}
          placeholder={words.subject}
          maxLength={MAIL_BOUNDS.subject}
          autoComplete="off"
          required
        />
      </div>
      <RichTextField
        ref={editor}
        {...field("text")}
        format="mail"
        label={<span className="sr-only">{words.text}</span>}
        maxLength={MAIL_BOUNDS.text}
        className="writing-text"
        toolsClassName="writing-more"
        beside={<Inserts editor={editor} inserts={writing.inserts} label={words.inserts.label} />}
        onFiles={files.add}
        required
      />
      <div className="writing-more flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap gap-x-5">
          <details open={writing.files.length > 0 || hasFileProblem} className="min-w-0">
            <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
              <Paperclip aria-hidden="true" className="size-4" />
              {words.files.label}
            </summary>
            <Files files={files} writing={writing} error={fileError} />
          </details>
          <details className="min-w-0 text-small text-ink-500">
            <summary className="link inline-flex min-h-11 items-center">{words.signatureLabel}</summary>
            <p className="whitespace-pre-line wrap-anywhere">{writing.signature}</p>
          </details>
        </div>
        <Button type="submit" aria-disabled={isPending || files.isUnderWay}>
          <Send aria-hidden="true" />
          {isPending ? words.pending : words.submit}
        </Button>
      </div>
    </TypedForm>
  );
}

/** The same until the mail is taken: after a lost answer, sending again sends the same mail. */
function useMailId({ id, seen }: Writing, sent: FormData | null, onTaken: (sent: FormData) => void): string {
  const [held, hold] = useState(id);
  const underWay = useRef<FormData | null>(null);
  useEffect(() => {
    if (sent) underWay.current = sent;
  }, [sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the thread has it, and then only.
  useEffect(() => {
    if (seen !== held) return;
    if (underWay.current) onTaken(underWay.current);
    underWay.current = null;
    hold(id);
  }, [seen]);
  return held;
}

/** The latest mail when the writer began: the page may show later ones by now, which they have not read. */
function useSeen({ seen, waiting }: Writing, answer: MailAnswer | null) {
  const [typed, setTyped] = useState<{ seen: string; waiting: string | null; answer: MailAnswer | null } | null>(null);
  // A new mail begins after one was sent, and a writer who was told has read.
  if (typed && (typed.waiting !== waiting || typed.answer !== answer)) setTyped(null);
  return { seen: typed?.seen ?? seen, markTyped: () => setTyped((known) => known ?? { seen, waiting, answer }) };
}
