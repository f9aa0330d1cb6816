import { Clock3, Flame } from "lucide-react";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { Lead, LeadClock } from "../lead";
import type { LeadStatus } from "./lead-filter";

const LINE = "inline-flex items-center gap-1.5 py-0.5 text-small font-semibold";
const CHIP = `${LINE} rounded-stitch px-2`;

const STATUS_LOOKS: Record<LeadStatus, string> = {
  new: "bg-weld-400 text-ink-950",
  contacted: "bg-indigo-100 text-indigo-700",
  quoted: "bg-indigo-700 text-white",
  agreed: "bg-moss-600 text-white",
  declined: "bg-linen-200 text-ink-950",
  spam: "bg-ink-950 text-linen-50",
};

export function StatusMark({ status, copy }: { status: LeadStatus; copy: AdminCopy["leads"] }) {
  return <span className={`${CHIP} ${STATUS_LOOKS[status]}`}>{copy.statuses[status]}</span>;
}

const CLOCK_LOOKS: Record<LeadClock["state"], string> = {
  left: `${LINE} text-ink-950`,
  before: `${LINE} text-ink-950`,
  late: `${CHIP} bg-madder-100 text-madder-700`,
  answered: `${LINE} text-moss-600`,
  answeredLate: `${LINE} text-madder-700`,
};

export function ClockMark({ clock, copy }: { clock: LeadClock; copy: AdminCopy["leads"] }) {
  const { state, isUrgent, text, at } = clock;
  const look = isUrgent ? `${CHIP} bg-weld-200 text-ink-950` : CLOCK_LOOKS[state];
  const isAnswered = state === "answered" || state === "answeredLate";
  return (
    <span title={`${isAnswered ? copy.answered : copy.due} ${at.text}`} className={`${look} tabular-nums`}>
      <Clock3 aria-hidden="true" className="size-4 shrink-0" />
      {text}
      {(state === "left" || state === "late") && (
        <span className="sr-only">
          , {copy.due} {at.text}
        </span>
      )}
    </span>
  );
}

export function AdsMark({ lead, copy }: { lead: Lead; copy: AdminCopy["leads"] }) {
  if (!isUrgent(lead)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small font-semibold text-madder-700">
      <span className={`${CHIP} bg-madder-600 text-white`}>
        <Flame aria-hidden="true" className="size-4" />
        {copy.ads.urgent}
      </span>
      {copy.ads.within}
    </p>
  );
}

export function isUrgent({ isAds, isTest, status }: Pick<Lead, "isAds" | "isTest" | "status">): boolean {
  return isAds && !isTest && status === "new";
}

export function TestMark({ copy }: { copy: AdminCopy["leads"] }) {
  return <span className={`${CHIP} border-2 border-dashed border-ink-500 py-0 text-ink-700`}>{copy.test}</span>;
}

export function TagMarks({ tags, label }: { tags: readonly string[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2 text-small text-ink-700">
      {tags.map((tag) => (
        <li key={tag} title={`#${tag}`} className="max-w-full truncate">
          #{tag}
        </li>
      ))}
    </ul>
  );
}
