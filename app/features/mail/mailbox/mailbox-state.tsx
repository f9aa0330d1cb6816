import { CircleAlert, Inbox } from "lucide-react";
import { Form, Link } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { MAILBOX_PATH, type MailboxAnswer, type MailboxState, OLDER_FROM } from "./mailbox";

interface MailboxStateProps {
  state: MailboxState;
  /** The answer to any form of the page. */
  answer: MailboxAnswer | null;
  /** The page of the mail servers. Null for users who may not change them. */
  settings: string | null;
}

export function MailboxStateCard({ state: { isGood, says, older }, answer, settings }: MailboxStateProps) {
  const words = useWords("mailbox");
  const own = answerTo(answer, { do: "older" });
  const form = useErrorInView(own);
  const field = fieldsOf<typeof OLDER_FROM>({ form: "older", answer: own });
  const Icon = isGood ? Inbox : CircleAlert;
  return (
    <section
      aria-labelledby="mailbox-state"
      className="mb-8 max-w-[60rem] rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6"
    >
      <h2 id="mailbox-state" className="flex items-center gap-2 text-h3">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isGood ? "text-moss-600" : "text-madder-700"}`} />
        {words.state.title}
      </h2>
      {says.map((sentence) => (
        <p key={sentence} className="mt-1 max-w-[70ch] wrap-anywhere">
          {sentence}
        </p>
      ))}
      {settings && (
        <Link to={settings} className="link inline-flex min-h-11 items-center text-small">
          {words.settings}
        </Link>
      )}
      {older?.reading && <p className="mt-1 max-w-[70ch]">{older.reading}</p>}
      {older && !older.reading && (
        <details open={own !== null} className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {words.older.open}
          </summary>
          <p className="max-w-[70ch] text-small">{words.older.explain}</p>
          <Form
            ref={form}
            method="post"
            action={MAILBOX_PATH}
            className="mt-3 flex max-w-[26rem] flex-wrap items-end gap-3"
          >
            <TextField {...field(OLDER_FROM)} type="date" max={older.most} label={words.older.from} required />
            <SubmitButton value="older" variant="quiet">
              {words.older.submit}
            </SubmitButton>
          </Form>
        </details>
      )}
    </section>
  );
}
