import { Count } from "~/components/ui/count";

interface CountTableProps {
  caption: string;
  rows: readonly { table: string; name: string; count: number }[];
  notes?: Readonly<Record<string, string>>;
}

export function CountTable({ caption, rows, notes = {} }: CountTableProps) {
  return (
    <table className="w-full border-y-2 border-linen-200 text-left">
      <caption className="pb-2 text-left font-semibold text-ink-950">{caption}</caption>
      <tbody>
        {rows.map(({ table, name, count }) => (
          <tr key={table} className="border-t border-linen-200 align-baseline first:border-t-0">
            <th scope="row" className="py-2 pr-4 font-normal">
              {name}
              {notes[table] && <span className="block text-small text-ink-500">{notes[table]}</span>}
            </th>
            <td className="py-2 text-right font-semibold text-ink-950 tabular-nums">
              <Count of={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
