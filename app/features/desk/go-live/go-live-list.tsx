import { CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { nl } from "~/content/desk/go-live/nl";
import { type GoLiveItem, GROUPS, type Group } from "./open-items";

type PageCopy = (typeof nl)["page"];

const LOOKS: Record<GoLiveItem["state"], { icon: LucideIcon; tone: string }> = {
  open: { icon: CircleDashed, tone: "text-madder-700" },
  done: { icon: CircleCheck, tone: "text-moss-600" },
  optional: { icon: CircleMinus, tone: "text-ink-500" },
};

interface GoLiveListProps {
  items: readonly GoLiveItem[];
  copy: PageCopy;
}

export function GoLiveList({ items, copy }: GoLiveListProps) {
  const groups = GROUPS.map((id) => ({ id, items: items.filter(({ group }) => group === id) }));
  return (
    <div className="grid gap-6">
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <GoLiveGroup key={group.id} {...group} copy={copy} />
        ))}
    </div>
  );
}

function GoLiveGroup({ id, items, copy }: { id: Group; items: readonly GoLiveItem[]; copy: PageCopy }) {
  const words = copy.groups[id];
  const open = items.filter(({ state }) => state === "open");
  const rest = items.filter(({ state }) => state !== "open");
  return (
    <section
      aria-labelledby={`go-live-${id}`}
      className="break-inside-avoid rounded-card border border-linen-200 bg-white p-4 sm:p-6"
    >
      <h2 id={`go-live-${id}`} className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3">
        {words.title}
        <span className="font-text text-small font-normal tracking-normal text-ink-500 tabular-nums">
          {items.filter(({ state }) => state === "done").length} / {items.length}
        </span>
      </h2>
      <p className="mt-1 max-w-[70ch] text-small">{words.says}</p>
      <Items items={open} copy={copy} />
      {rest.length > 0 && open.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {copy.showDone}
            <span className="sr-only">: {words.title}</span>
          </summary>
          <Items items={rest} copy={copy} />
        </details>
      )}
      {open.length === 0 && <Items items={rest} copy={copy} />}
    </section>
  );
}

function Items({ items, copy }: GoLiveListProps) {
  if (items.length === 0) return null;
  const names: Readonly<Record<string, string>> = copy.names;
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {items.map(({ name, where, what, state }) => {
        const { icon: Icon, tone } = LOOKS[state];
        const title = name === null ? undefined : names[name];
        return (
          <li key={`${name} ${where} ${what}`} className="flex items-start gap-3">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
            <div className="min-w-0 wrap-anywhere">
              <p className="text-ink-950">
                <span className="sr-only">{copy.states[state]}: </span>
                {title && <strong>{title}. </strong>}
                {what}
              </p>
              <p className="text-small text-ink-500">
                {copy.where}: <Where where={where} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Where({ where }: { where: string }) {
  if (where.startsWith("/")) {
    return (
      <Link to={where} className="link">
        {where}
      </Link>
    );
  }
  return <code>{where}</code>;
}
