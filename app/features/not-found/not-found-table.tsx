import type { ReactNode } from "react";
import { Count } from "~/components/ui/count";
import { ROLES } from "~/components/ui/table-roles";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";

export interface UnknownPath {
  /** Percent-encoded. */
  path: string;
  hits: number;
  lastSeen: Moment;
}

interface UnknownPathTableProps {
  paths: readonly UnknownPath[];
  redirectForm: (path: string) => ReactNode;
  redirectLabel: string;
  openPath: string | null;
}

export function UnknownPathTable({ paths, redirectForm, redirectLabel, openPath }: UnknownPathTableProps) {
  const { unknownPaths: words } = useWords("admin");
  return (
    <table {...ROLES.table} className="w-full rounded-card max-sm:block border border-linen-200 bg-white text-left">
      <caption className="sr-only">{words.title}</caption>
      <thead {...ROLES.group} className="text-small text-ink-500 max-sm:sr-only">
        <tr {...ROLES.row}>
          <th {...ROLES.column} scope="col" className="px-4 py-3 font-semibold sm:px-6">
            {words.path}
          </th>
          <th {...ROLES.column} scope="col" className="px-2 py-3 text-right font-semibold">
            {words.hits}
          </th>
          <th {...ROLES.column} scope="col" className="px-4 py-3 font-semibold sm:px-6">
            {words.lastSeen}
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group} className="max-sm:block">
        {paths.map(({ path, hits, lastSeen }) => (
          <tr
            key={path}
            {...ROLES.row}
            className="border-t border-linen-200 align-baseline first:max-sm:border-t-0 max-sm:grid max-sm:grid-cols-[1fr_auto]"
          >
            <th {...ROLES.heading} scope="row" className="px-4 py-3 font-semibold text-ink-950 wrap-anywhere sm:px-6">
              <bdi>{readable(path)}</bdi>
              <details open={openPath === path} className="font-text font-normal text-ink-700">
                <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small font-semibold">
                  {redirectLabel}
                  <span className="sr-only">: {readable(path)}</span>
                </summary>
                <div className="max-w-[40rem] pt-1 pb-3">{redirectForm(path)}</div>
              </details>
            </th>
            <td {...ROLES.cell} className="px-2 py-3 text-right tabular-nums max-sm:pr-4 max-sm:after:content-['×']">
              <Count of={hits} />
            </td>
            <td
              {...ROLES.cell}
              className="px-4 py-3 text-small whitespace-nowrap tabular-nums max-sm:col-span-2 max-sm:pt-0 sm:px-6"
            >
              <time dateTime={lastSeen.iso}>{lastSeen.text}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Decodes a path for reading, unless that would hide characters. */
export function readable(path: string): string {
  try {
    const text = decodeURI(path);
    return /\p{C}/u.test(text) ? path : text;
  } catch {
    return path;
  }
}
