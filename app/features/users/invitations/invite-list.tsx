import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { MailReasonNote } from "~/features/mail/outbox/mail-reason-note";
import type { ToldMail } from "~/features/mail/outbox/mail-view";
import type { Moment } from "~/lib/time/clock";
import type { Role } from "../sign-in/role";

export interface ShownInvite {
  id: string;
  email: string;
  role: Role;
  inviter: string;
  until: Moment;
  hasExpired: boolean;
  /** Null if it is no longer stored. */
  mail: ToldMail | null;
}

interface InviteListProps {
  invites: readonly ShownInvite[];
  copy: UsersCopy["users"];
  roles: UsersCopy["roles"];
}

export function InviteList({ invites, copy, roles }: InviteListProps) {
  const isPending = useNavigation().state !== "idle";
  const words = copy.invites;
  if (invites.length === 0) return null;
  return (
    <section aria-labelledby="invites" className="mt-8">
      <h2 id="invites" className="text-h3">
        {words.title}
      </h2>
      <ul aria-label={words.listLabel} className="mt-3 grid gap-3">
        {invites.map(({ id, email, role, inviter, until, hasExpired, mail }) => (
          <li key={id} className="rounded-card border-2 border-dashed border-linen-300 p-4 sm:p-5">
            <p className="font-semibold text-ink-950 wrap-anywhere">{email}</p>
            <p className="text-small">
              {roles[role].name}. {words.by} {inviter}.
            </p>
            <p className={`text-small ${hasExpired ? "font-semibold text-madder-700" : "text-ink-500"}`}>
              {hasExpired ? words.expired : words.until} <time dateTime={until.iso}>{until.text}</time>
            </p>
            {mail && <InviteMail mail={mail} copy={words.mail} />}
            <Form method="post" className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="invite" value={id} />
              <Button type="submit" name="do" value="resend" variant="dark" aria-disabled={isPending}>
                <span>
                  {words.resend}
                  <span className="sr-only"> ({email})</span>
                </span>
              </Button>
              <details className="open:basis-full">
                <summary className="inline-flex min-h-12 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
                  {words.withdraw.open}
                  <span className="sr-only"> ({email})</span>
                </summary>
                <p className="text-small">{words.withdraw.explain}</p>
                <Button
                  type="submit"
                  name="do"
                  value="withdraw"
                  variant="quiet"
                  className="mt-2"
                  aria-disabled={isPending}
                >
                  <span>
                    {words.withdraw.submit}
                    <span className="sr-only"> ({email})</span>
                  </span>
                </Button>
              </details>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InviteMail({ mail, copy }: { mail: ToldMail; copy: UsersCopy["users"]["invites"]["mail"] }) {
  const { state, at, reason } = mail;
  const isStuck = state === "queued" || state === "failed";
  return (
    <>
      <p className={`text-small ${isStuck ? "font-semibold text-madder-700" : "text-ink-500"}`}>
        {copy.states[state]} {at && <time dateTime={at.iso}>{at.text}</time>}
      </p>
      {isStuck && reason && <MailReasonNote reason={reason} copy={copy} />}
    </>
  );
}
