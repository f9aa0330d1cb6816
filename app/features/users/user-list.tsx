import { ShieldCheck, ShieldOff } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";
import { ACCOUNT_PATH } from "./sign-in/paths";
import type { Role } from "./sign-in/role";
import { UserChanges } from "./user-changes";

export interface ShownUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  since: Moment;
  /** Null for somebody who has not been here yet. */
  lastSeen: Moment | null;
  hasSecondStep: boolean;
  isYou: boolean;
}

export function UserList({ users }: { users: readonly ShownUser[] }) {
  const { users: words, roles } = useWords("users");
  return (
    <ul aria-label={words.listLabel} className="grid gap-3">
      {users.map((user) => (
        <li key={user.id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-5">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 className="text-lg font-semibold text-ink-950 wrap-anywhere">{user.name}</h2>
            <span
              className={`rounded-stitch px-2 text-small font-semibold ${user.role === "owner" ? "bg-weld-400 text-ink-950" : "bg-indigo-100 text-indigo-700"}`}
            >
              {roles[user.role].name}
            </span>
            {user.isYou && <span className="text-small text-ink-500">({words.you})</span>}
          </div>
          {user.name !== user.email && <p className="wrap-anywhere">{user.email}</p>}
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-500">
            <span>
              {words.since} <Time moment={user.since} />
            </span>
            <span>
              {words.lastSeen} {user.lastSeen ? <Time moment={user.lastSeen} /> : words.never}
            </span>
            <SecondStep isOn={user.hasSecondStep} />
          </p>
          {user.isYou ? (
            <Link to={ACCOUNT_PATH} className="link mt-1 inline-flex min-h-11 items-center text-small">
              {words.ownAccount}
            </Link>
          ) : (
            <UserChanges user={user} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Time({ moment }: { moment: Moment }) {
  return <time dateTime={moment.iso}>{moment.text}</time>;
}

function SecondStep({ isOn }: { isOn: boolean }) {
  const { users: words } = useWords("users");
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isOn ? "text-moss-600" : ""}`}>
      <Icon aria-hidden="true" className="size-4.5" />
      {isOn ? words.twoStepOn : words.twoStepOff}
    </span>
  );
}
