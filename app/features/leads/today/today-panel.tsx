import { CircleCheckBig, RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { useWords } from "~/content/desk/words";
import { AskedChanges } from "~/features/calendars/copies/asked-changes";
import { fill } from "~/lib/text/fill";
import { type Failure, TODAY_GROUPS, type Today, type TodayGroup } from "./today";
import { TodayItem } from "./today-item";

interface TodayPanelProps {
  today: Today;
  /** The address to which its forms are posted. */
  path: string;
  isOwn: boolean;
  /** Links to the day of everybody and of the reader. Empty while there are no colleagues. */
  scopes: readonly { to: string; name: string; isShown: boolean }[];
  /** The outcome of the last tap. */
  notices: ReactNode;
  children: ReactNode;
}

/** The number of items per group before "more" is pressed. */
const FIRST: Record<TodayGroup, number> = { call: 3, projects: 2, appointments: 2, follow: 2, plan: 2, quotes: 2 };

const LEFT = "lg:col-span-7";
const RIGHT = "lg:col-span-5";
const WHOLE = "lg:col-span-12";

export function TodayPanel({ today, path, isOwn, scopes, notices, children }: TodayPanelProps) {
  const words = useWords("today");
  const { day, groups, asked, failures, next } = today;
  const others = TODAY_GROUPS.filter((group) => group !== "call" && groups[group].rows.length > 0);
  const isCalling = groups.call.rows.length > 0;
  const hasOthers = others.length > 0;
  const hasFailures = failures.length > 0;
  const group = (name: TodayGroup) => <Group key={name} name={name} {...groups[name]} path={path} />;
  return (
    <section aria-labelledby="today" className="mb-8 sm:mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="today" className="text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)] leading-none">
          {words.title}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-4 text-small">
          {scopes.map(({ to, name, isShown }) => (
            <Link
              key={to}
              to={to}
              aria-current={isShown ? "page" : undefined}
              className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink-950 aria-[current]:no-underline"
            >
              {name}
            </Link>
          ))}
          {day}
        </p>
      </div>
      {notices}
      <AskedChanges asked={asked} />
      {isCalling || hasOthers || hasFailures ? (
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          {isCalling && <div className={hasOthers || hasFailures ? LEFT : WHOLE}>{group("call")}</div>}
          {hasOthers && (
            <div
              className={`grid items-start gap-x-6 gap-y-5 ${isCalling ? `${RIGHT} lg:row-span-2` : `${WHOLE} lg:grid-cols-2`}`}
            >
              {others.map(group)}
            </div>
          )}
          {hasFailures && (
            <div className={isCalling ? (hasOthers ? LEFT : RIGHT) : WHOLE}>
              <FailureList failures={failures} path={path} />
            </div>
          )}
        </div>
      ) : (
        asked.length === 0 && (
          <Nothing next={next} text={isOwn ? words.empty.own : words.empty.text} title={words.empty.title} />
        )
      )}
      {children}
    </section>
  );
}

interface GroupProps extends Pick<TodayPanelProps, "path"> {
  name: TodayGroup;
  rows: Today["groups"][TodayGroup]["rows"];
  all: string | null;
}

function Group({ name, rows, all, path }: GroupProps) {
  const { groups, more, all: seeAll } = useWords("today");
  const [first, rest] = [rows.slice(0, FIRST[name]), rows.slice(FIRST[name])];
  const list = (shown: typeof rows, label: string) => (
    <ul aria-label={label} className="divide-y divide-linen-200">
      {shown.map((row) => (
        <TodayItem key={row.id} row={row} group={name} path={path} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={`today-${name}`} className="overflow-clip rounded-card border border-linen-200 bg-white">
      <h3 id={`today-${name}`} className="flex items-baseline gap-2 px-4 pt-3 pb-1 font-text text-body tracking-normal">
        {groups[name]}{" "}
        <span className="text-small text-ink-500 tabular-nums">{all ? `${rows.length}+` : rows.length}</span>
      </h3>
      {list(first, groups[name])}
      {rest.length > 0 && (
        <details className="group/more border-t border-linen-200">
          <summary className="link flex min-h-11 items-center px-4 text-small group-open/more:sr-only">
            {fill(more, { count: String(rest.length) })}
            <span className="sr-only">: {groups[name]}</span>
          </summary>
          {list(rest, groups[name])}
        </details>
      )}
      {all && (
        <Link to={all} className="link flex min-h-11 items-center border-t border-linen-200 px-4 text-small">
          {seeAll}
          <span className="sr-only">: {groups[name]}</span>
        </Link>
      )}
    </section>
  );
}

function Nothing({ title, text, next }: { title: string; text: string; next: Today["next"] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed border-linen-300 px-5 py-4">
      <CircleCheckBig aria-hidden="true" className="size-7 shrink-0 text-moss-600" />
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-semibold text-ink-950">{title}</p>
        <p className="text-small">{text}</p>
      </div>
      {next && (
        <Link to={next.path} className="link inline-flex min-h-11 items-center text-small wrap-anywhere">
          {next.text}
        </Link>
      )}
    </div>
  );
}

interface FailureListProps {
  failures: readonly Failure[];
  path: string;
}

function FailureList({ failures, path }: FailureListProps) {
  const { failed: words, pending } = useWords("today");
  return (
    <section aria-labelledby="today-failed" className="rounded-card border border-madder-600 bg-white">
      <h3
        id="today-failed"
        className="flex items-center gap-2 px-4 pt-3 pb-1 font-text text-body tracking-normal text-madder-700"
      >
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {words.title}
      </h3>
      <ul className="divide-y divide-linen-200">
        {failures.map(({ id, text, reason, path: to, mail }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <p className="min-w-0 flex-[1_1_14rem] text-small wrap-anywhere">
              <span className="text-ink-950">{text}</span> {reason}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center text-small">
                {words.look}
                <span className="sr-only">: {text}</span>
              </Link>
              {mail && (
                <OneTapForm
                  path={path}
                  fields={{ mail }}
                  about={text}
                  pending={pending}
                  icon={<RotateCw aria-hidden="true" className="size-4.5" />}
                  className="gap-1.5 rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60"
                  replace
                >
                  {words.resend}
                </OneTapForm>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
