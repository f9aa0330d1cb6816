import { useParams } from "react-router";
import { useWords } from "~/content/desk/words";
import { refusedRowsPath } from "../paths";
import type { RowList } from "./present-import.server";

/** The rows of a file that are not simply imported. */
export function RowLists({ lists }: { lists: readonly RowList[] }) {
  const { check } = useWords("leadImport");
  const { import: id = "" } = useParams();
  return lists.map(({ title, isRefused, text, lines, rows }) => (
    <section key={title} className="grid gap-2">
      <h2 className="text-h3">{title}</h2>
      {text && <p className="max-w-[60ch]">{text}</p>}
      {isRefused && (
        <p className="max-w-[60ch]">
          <a href={refusedRowsPath(id)} download className="link inline-flex min-h-11 items-center">
            {check.refusedFile}
          </a>{" "}
          {check.refusedText}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="max-w-3xl divide-y divide-linen-200 rounded-card border border-linen-200 bg-white">
          {lines.map(({ row, says }) => (
            <li key={row} className="flex flex-wrap gap-x-4 px-4 py-2">
              <span className="min-w-24 font-semibold text-ink-950">{row}</span>
              <span className="min-w-0 wrap-anywhere">{says}</span>
            </li>
          ))}
        </ul>
      )}
      {rows && <p className="max-h-48 max-w-3xl overflow-y-auto text-small wrap-anywhere">{rows}</p>}
    </section>
  ));
}
