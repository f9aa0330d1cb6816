import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Role } from "~/features/users/sign-in/role";
import { DESK_PAGES, type DeskPageId, deskPagesFor, TOOL_GROUPS } from "./desk-pages";

/** Pages of what can be switched off. */
export type SwitchedOff = Extract<DeskPageId, "mailbox" | "metaAds">;

interface DeskToolsProps {
  role: Role;
  notes: Partial<Record<DeskPageId, string>>;
  off: readonly SwitchedOff[];
}

export function DeskTools({ role, notes, off }: DeskToolsProps) {
  const words = useWords("admin").desk.tools;
  const says: Partial<Record<DeskPageId, string>> = words.says;
  const isOff = (id: DeskPageId): id is SwitchedOff => off.some((one) => one === id);
  const groups = TOOL_GROUPS.map((group) => ({ group, pages: deskPagesFor(role, group) }));
  const switchedOff = groups.flatMap(({ pages }) => pages.filter(isOff));
  return (
    <>
      {groups.map(({ group, pages }) => (
        <ToolGroup key={group} title={words.groups[group]}>
          {pages
            .filter((id) => !isOff(id))
            .map((id) => (
              <Tool key={id} id={id} says={says[id]} note={notes[id]} isShort />
            ))}
        </ToolGroup>
      ))}
      {switchedOff.length > 0 && (
        <ToolGroup title={words.groups.off}>
          {switchedOff.map((id) => (
            <Tool key={id} id={id} says={words.switchOn[id]} isShort={false} />
          ))}
        </ToolGroup>
      )}
    </>
  );
}

function ToolGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">{children}</ul>
    </section>
  );
}

interface ToolProps {
  id: DeskPageId;
  says: string | undefined;
  note?: string | undefined;
  /** True if a phone shows one line of it. */
  isShort: boolean;
}

function Tool({ id, says, note, isShort }: ToolProps) {
  const { pages } = useWords("admin").desk.nav;
  return (
    <li>
      <Link
        to={DESK_PAGES[id].path}
        className="flex h-full items-center gap-3 rounded-card border border-linen-200 bg-white px-4 py-3 hover:border-indigo-700 hover:shadow-card sm:py-4"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink-950">
            {pages[id]}
            {note && (
              <span className="ml-2 rounded-stitch bg-weld-400 px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap">
                {note}
              </span>
            )}
          </span>
          <span className={`block text-small ${isShort ? "max-sm:truncate" : ""}`}>{says}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
      </Link>
    </li>
  );
}
