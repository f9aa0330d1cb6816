import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Role } from "~/features/users/sign-in/role";
import { DESK_PAGES, type DeskPageId, deskPagesFor, TOOL_GROUPS } from "./desk-pages";

interface DeskToolsProps {
  role: Role;
  notes: Partial<Record<DeskPageId, string>>;
}

export function DeskTools({ role, notes }: DeskToolsProps) {
  const admin = useWords("admin");
  const says: Partial<Record<DeskPageId, string>> = admin.desk.tools.says;
  return TOOL_GROUPS.map((group) => ({ group, pages: deskPagesFor(role, group) }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ group, pages }) => (
      <section key={group} className="mt-8">
        <h2 className="mb-3 text-xl">{admin.desk.tools.groups[group]}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {pages.map((id) => (
            <li key={id}>
              <Link
                to={DESK_PAGES[id].path}
                className="flex h-full items-center gap-3 rounded-card border border-linen-200 bg-white p-4 hover:border-indigo-700 hover:shadow-card"
              >
                <span className="flex-1">
                  <span className="block font-semibold text-ink-950">
                    {admin.desk.nav.pages[id]}
                    {notes[id] && (
                      <span className="ml-2 rounded-stitch bg-weld-400 px-1.5 py-0.5 text-xs font-semibold">
                        {notes[id]}
                      </span>
                    )}
                  </span>
                  <span className="block text-small">{says[id]}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
