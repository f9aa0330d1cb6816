import { MailQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { TextField } from "~/components/ui/field";
import { TimeOf } from "~/components/ui/time-of";
import type { MailboxCopy } from "~/content/desk/mailbox/mailbox-copy.server";
import { fill } from "~/lib/text/fill";
import { MAILBOX_PATH, type RefusedField, type ShownStranger } from "./mailbox";

interface StrangerListProps {
  strangers: readonly ShownStranger[];
  refused: RefusedField | null;
  copy: Pick<MailboxCopy, "tray" | "outcomes">;
}

/** The tray: what came in from people who are not known. */
export function StrangerList({ strangers, refused, copy: { tray: copy, outcomes } }: StrangerListProps) {
  const written = strangers.filter(({ kind }) => kind !== "automatic");
  const automatic = strangers.filter(({ kind }) => kind === "automatic");
  const { one, more } = copy.automatic;
  const rows = { refused, copy: { tray: copy, outcomes } };
  return (
    <section aria-labelledby="mailbox-tray">
      <h2 id="mailbox-tray" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[70ch]">{copy.explain}</p>
      {written.length === 0 ? (
        <EmptyList icon={MailQuestion} copy={copy.empty} level="h3" />
      ) : (
        <Rows strangers={written} {...rows} />
      )}
      {automatic.length > 0 && (
        <details open={automatic.some(({ id }) => id === refused?.mail)} className="mt-6">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {automatic.length === 1 ? one : fill(more, { count: String(automatic.length) })}
          </summary>
          <Rows strangers={automatic} {...rows} />
        </details>
      )}
    </section>
  );
}

function Rows({ strangers, refused, copy: { tray: copy, outcomes } }: StrangerListProps) {
  return (
    <ul className="overflow-hidden rounded-card border border-linen-200 bg-white">
      {strangers.map((stranger) => (
        <li
          key={stranger.id}
          className="grid gap-x-6 gap-y-2 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere text-ink-950">{stranger.subject}</p>
            <p className="text-small wrap-anywhere">
              {stranger.name}
              {stranger.address && ` <${stranger.address}>`}
            </p>
            <p className="text-small text-ink-500">
              <TimeOf moment={stranger.at} />
            </p>
            {stranger.kind === "colleague" && <p className="text-small">{copy.colleague}</p>}
            {stranger.likely && <p className="text-small">{fill(copy.likely, { name: stranger.likely.name })}</p>}
          </div>
          <div className="flex flex-wrap items-start gap-2 lg:max-w-[26rem] lg:justify-end">
            {stranger.likely && (
              <Act stranger={stranger} what="join" variant="main">
                <input type="hidden" name="person" value={stranger.likely.id} />
                {fill(copy.joinLikely, { name: stranger.likely.name })}
              </Act>
            )}
            <Act
              stranger={stranger}
              what="lead"
              variant={stranger.likely || stranger.kind === "automatic" ? "quiet" : "main"}
            >
              {copy.lead}
            </Act>
            <Act stranger={stranger} what="dismiss" variant="quiet">
              {copy.dismiss}
            </Act>
            {stranger.kind !== "colleague" && (
              <JoinForm
                stranger={stranger}
                refused={refused?.mail === stranger.id ? refused : null}
                copy={{ tray: copy, outcomes }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ActProps {
  stranger: ShownStranger;
  what: "lead" | "join" | "dismiss";
  variant: "main" | "quiet";
  children: ReactNode;
}

function Act({ stranger, what, variant, children }: ActProps) {
  return (
    <Form method="post" action={MAILBOX_PATH}>
      <input type="hidden" name="do" value={what} />
      <input type="hidden" name="mail" value={stranger.id} />
      <Button type="submit" variant={variant} className="min-h-11 text-small">
        {children}
        <span className="sr-only">: {stranger.subject}</span>
      </Button>
    </Form>
  );
}

interface JoinFormProps extends Pick<StrangerListProps, "refused" | "copy"> {
  stranger: ShownStranger;
}

function JoinForm({ stranger, refused, copy: { tray: copy, outcomes } }: JoinFormProps) {
  const form = useErrorInView(refused);
  return (
    <details open={refused !== null} className="w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {copy.join}
        <span className="sr-only">: {stranger.subject}</span>
      </summary>
      <Form ref={form} method="post" action={MAILBOX_PATH} className="grid max-w-[26rem] gap-3 py-2">
        <input type="hidden" name="do" value="join" />
        <input type="hidden" name="mail" value={stranger.id} />
        <TextField
          id={`who-${stranger.id}`}
          name="who"
          label={copy.who}
          hint={copy.whoHint}
          defaultValue={refused?.typed}
          error={refused ? outcomes[refused.outcome] : undefined}
          maxLength={254}
          required
        />
        <Button type="submit" variant="quiet" className="min-h-11 justify-self-start text-small">
          {copy.joinSubmit}
        </Button>
      </Form>
    </details>
  );
}
