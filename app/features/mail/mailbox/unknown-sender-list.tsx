import { MailQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { EmptyList } from "~/components/ui/empty-list";
import { TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { MAILBOX_PATH, type MailboxAnswer, type ShownUnknownSender } from "./mailbox";

interface UnknownSenderListProps {
  unknownSenders: readonly ShownUnknownSender[];
  /** The answer to any form of the page. */
  answer: MailboxAnswer | null;
}

/** The tray: what came in from people who are not known. */
export function UnknownSenderList({ unknownSenders, answer }: UnknownSenderListProps) {
  const { tray: words } = useWords("mailbox");
  const written = unknownSenders.filter(({ kind }) => kind !== "automatic");
  const automatic = unknownSenders.filter(({ kind }) => kind === "automatic");
  const { one, more } = words.automatic;
  return (
    <section aria-labelledby="mailbox-tray">
      <h2 id="mailbox-tray" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[70ch]">{words.explain}</p>
      {written.length === 0 ? (
        <EmptyList icon={MailQuestion} copy={words.empty} level="h3" />
      ) : (
        <Rows unknownSenders={written} answer={answer} />
      )}
      {automatic.length > 0 && (
        <details open={automatic.some(({ id }) => answerTo(answer, { mail: id }))} className="mt-6">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {automatic.length === 1 ? one : fill(more, { count: String(automatic.length) })}
          </summary>
          <Rows unknownSenders={automatic} answer={answer} />
        </details>
      )}
    </section>
  );
}

function Rows({ unknownSenders, answer }: UnknownSenderListProps) {
  const { tray: words } = useWords("mailbox");
  return (
    <ul className="overflow-hidden rounded-card border border-linen-200 bg-white">
      {unknownSenders.map((unknownSender) => (
        <li
          key={unknownSender.id}
          className="grid gap-x-6 gap-y-2 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere text-ink-950">{unknownSender.subject}</p>
            <p className="text-small wrap-anywhere">
              {unknownSender.name}
              {unknownSender.address && ` <${unknownSender.address}>`}
            </p>
            <p className="text-small text-ink-500">
              <TimeOf moment={unknownSender.at} />
            </p>
            {unknownSender.kind === "colleague" && <p className="text-small">{words.colleague}</p>}
            {unknownSender.likely && (
              <p className="text-small">{fill(words.likely, { name: unknownSender.likely.name })}</p>
            )}
          </div>
          <div className="flex flex-wrap items-start gap-2 lg:max-w-[26rem] lg:justify-end">
            {unknownSender.likely && (
              <Act unknownSender={unknownSender} what="join" variant="main">
                <input type="hidden" name="person" value={unknownSender.likely.id} />
                {fill(words.joinLikely, { name: unknownSender.likely.name })}
              </Act>
            )}
            <Act
              unknownSender={unknownSender}
              what="lead"
              variant={unknownSender.likely || unknownSender.kind === "automatic" ? "quiet" : "main"}
            >
              {words.lead}
            </Act>
            <Act unknownSender={unknownSender} what="dismiss" variant="quiet">
              {words.dismiss}
            </Act>
            {unknownSender.kind !== "colleague" && (
              <JoinForm
                unknownSender={unknownSender}
                answer={answerTo(answer, { do: "join", mail: unknownSender.id })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ActProps {
  unknownSender: ShownUnknownSender;
  what: "lead" | "join" | "dismiss";
  variant: "main" | "quiet";
  children: ReactNode;
}

function Act({ unknownSender, what, variant, children }: ActProps) {
  return (
    <Form method="post" action={MAILBOX_PATH}>
      <input type="hidden" name="mail" value={unknownSender.id} />
      <SubmitButton value={what} among={{ mail: unknownSender.id }} variant={variant} className="min-h-11 text-small">
        {children}
        <span className="sr-only">: {unknownSender.subject}</span>
      </SubmitButton>
    </Form>
  );
}

interface JoinFormProps extends Pick<UnknownSenderListProps, "answer"> {
  unknownSender: ShownUnknownSender;
}

function JoinForm({ unknownSender, answer }: JoinFormProps) {
  const { tray: words } = useWords("mailbox");
  const form = useErrorInView(answer);
  const field = fieldsOf<"who">({ form: unknownSender.id, answer });
  return (
    <details open={answer !== null} className="w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {words.join}
        <span className="sr-only">: {unknownSender.subject}</span>
      </summary>
      <Form ref={form} method="post" action={MAILBOX_PATH} className="grid max-w-[26rem] gap-3 py-2">
        <input type="hidden" name="mail" value={unknownSender.id} />
        <TextField {...field("who")} label={words.who} hint={words.whoHint} maxLength={254} required />
        <SubmitButton
          value="join"
          among={{ mail: unknownSender.id }}
          variant="quiet"
          className="min-h-11 justify-self-start text-small"
        >
          {words.joinSubmit}
        </SubmitButton>
      </Form>
    </details>
  );
}
