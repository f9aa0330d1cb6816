import { Clock3, CornerDownRight, Flame, UserRound } from "lucide-react";
import { answerHours } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
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

export function StatusMark({ status }: { status: LeadStatus }) {
  const words = useWords("admin").leads;
  return <span className={`${CHIP} ${STATUS_LOOKS[status]}`}>{words.statuses[status]}</span>;
}

const CLOCK_LOOKS: Record<LeadClock["state"], string> = {
  left: `${LINE} text-ink-950`,
  before: `${LINE} text-ink-950`,
  late: `${CHIP} bg-madder-100 text-madder-700`,
  answered: `${LINE} text-moss-600`,
  answeredLate: `${LINE} text-madder-700`,
};

export function ClockMark({ clock }: { clock: LeadClock }) {
  const words = useWords("admin").leads;
  const { state, isUrgent, text, at } = clock;
  const look = isUrgent ? `${CHIP} bg-weld-200 text-ink-950` : CLOCK_LOOKS[state];
  const isAnswered = state === "answered" || state === "answeredLate";
  return (
    <span title={`${isAnswered ? words.answered : words.due} ${at.text}`} className={`${look} tabular-nums`}>
      <Clock3 aria-hidden="true" className="size-4 shrink-0" />
      {text}
      {(state === "left" || state === "late") && (
        <span className="sr-only">
          , {words.due} {at.text}
        </span>
      )}
    </span>
  );
}

export function AdsMark({ lead }: { lead: Lead }) {
  const words = useWords("admin").leads;
  if (!isUrgent(lead)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small font-semibold text-madder-700">
      <span className={`${CHIP} bg-madder-600 text-white`}>
        <Flame aria-hidden="true" className="size-4" />
        {words.ads.urgent}
      </span>
      {fill(words.ads.within, answerHours())}
    </p>
  );
}

export function isUrgent({ isAds, isTest, status }: Pick<Lead, "isAds" | "isTest" | "status">): boolean {
  return isAds && !isTest && status === "new";
}

export function TestMark() {
  const words = useWords("admin").leads;
  return <span className={`${CHIP} border-2 border-dashed border-ink-500 py-0 text-ink-700`}>{words.test}</span>;
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

export function AssigneeMark({ assignee }: Pick<Lead, "assignee">) {
  const words = useWords("admin").leads;
  return (
    assignee && (
      <span className="inline-flex max-w-full items-center gap-1.5 py-0.5 text-small font-semibold text-ink-700">
        <UserRound aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{words.assignee}: </span>
        <span className="min-w-0 truncate">{assignee}</span>
      </span>
    )
  );
}

export function NextActionMark({ action: { text, day, isDue } }: { action: NonNullable<Lead["nextAction"]> }) {
  const words = useWords("admin").leads;
  return (
    <p className={`flex items-start gap-1.5 text-small wrap-anywhere ${isDue ? "font-semibold text-madder-700" : ""}`}>
      <CornerDownRight aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="sr-only">{words.nextAction}: </span>
        {text}
        {day && (
          <>
            {", "}
            <time dateTime={day.iso}>{day.text}</time>
          </>
        )}
      </span>
    </p>
  );
}
