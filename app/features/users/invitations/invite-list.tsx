import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { MailReasonNote, type ToldMail } from "~/features/mail/outbox/mail-reason-note";
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

export function InviteList({ invites }: { invites: readonly ShownInvite[] }) {
  const { users, roles } = useWords("users");
  const { invites: words } = users;
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
            {mail && <InviteMail mail={mail} />}
            <Form method="post" className="mt-3 flex flex-wrap gap-3">
              <input type="hidden" name="invite" value={id} />
              <SubmitButton value="resend" among={{ invite: id }} variant="dark">
                <span>
                  {words.resend}
                  <span className="sr-only"> ({email})</span>
                </span>
              </SubmitButton>
              <details className="open:basis-full">
                <summary className="inline-flex min-h-12 cursor-pointer items-center text-small font-semibold text-indigo-700 underline underline-offset-4">
                  {words.withdraw.open}
                  <span className="sr-only"> ({email})</span>
                </summary>
                <p className="text-small">{words.withdraw.explain}</p>
                <SubmitButton value="withdraw" among={{ invite: id }} variant="quiet" className="mt-2">
                  <span>
                    {words.withdraw.submit}
                    <span className="sr-only"> ({email})</span>
                  </span>
                </SubmitButton>
              </details>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InviteMail({ mail }: { mail: ToldMail }) {
  const { mail: words } = useWords("users").users.invites;
  const { state, at, reason } = mail;
  const isStuck = state === "queued" || state === "failed";
  return (
    <>
      <p className={`text-small ${isStuck ? "font-semibold text-madder-700" : "text-ink-500"}`}>
        {words.states[state]} {at && <time dateTime={at.iso}>{at.text}</time>}
      </p>
      {isStuck && reason && <MailReasonNote reason={reason} copy={words} />}
    </>
  );
}
