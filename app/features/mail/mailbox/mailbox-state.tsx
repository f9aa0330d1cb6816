import { CircleAlert, Inbox } from "lucide-react";
import { Form } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { MailboxCopy } from "~/content/desk/mailbox/mailbox-copy.server";
import { MAILBOX_PATH, type MailboxState, OLDER_FROM, type RefusedField } from "./mailbox";

interface MailboxStateProps {
  state: MailboxState;
  refused: RefusedField | null;
  copy: Pick<MailboxCopy, "state" | "older" | "outcomes">;
}

export function MailboxStateCard({ state: { isGood, says, older }, refused, copy }: MailboxStateProps) {
  const own = refused?.mail === null ? refused : null;
  const form = useErrorInView(own);
  const Icon = isGood ? Inbox : CircleAlert;
  return (
    <section
      aria-labelledby="mailbox-state"
      className="mb-8 max-w-[60rem] rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6"
    >
      <h2 id="mailbox-state" className="flex items-center gap-2 text-h3">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isGood ? "text-moss-600" : "text-madder-700"}`} />
        {copy.state.title}
      </h2>
      {says.map((sentence) => (
        <p key={sentence} className="mt-1 max-w-[70ch] wrap-anywhere">
          {sentence}
        </p>
      ))}
      {older?.reading && <p className="mt-1 max-w-[70ch]">{older.reading}</p>}
      {older && !older.reading && (
        <details open={own !== null} className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {copy.older.open}
          </summary>
          <p className="max-w-[70ch] text-small">{copy.older.explain}</p>
          <Form
            ref={form}
            method="post"
            action={MAILBOX_PATH}
            className="mt-3 flex max-w-[26rem] flex-wrap items-end gap-3"
          >
            <input type="hidden" name="do" value="older" />
            <TextField
              id="older-from"
              name={OLDER_FROM}
              type="date"
              max={older.most}
              label={copy.older.from}
              defaultValue={own?.typed}
              error={own ? copy.outcomes[own.outcome] : undefined}
              required
            />
            <Button type="submit" variant="quiet">
              {copy.older.submit}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
