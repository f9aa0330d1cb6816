import { ROLES } from "~/components/ui/table-roles";
export interface StorageRow {
  name: string;
  purpose: string;
  place: string;
  lasts: string;
}

interface PolicyStorageProps {
  caption: string;
  columns: Record<Exclude<keyof StorageRow, "name">, string>;
  rows: readonly StorageRow[];
}

export function PolicyStorage({ caption, columns, rows }: PolicyStorageProps) {
  return (
    <table {...ROLES.table} className="policy-storage w-full border-t-2 border-ink-950 text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group} className="max-md:sr-only">
        <tr {...ROLES.row}>
          {(["purpose", "place", "lasts"] as const).map((column) => (
            <th key={column} {...ROLES.column} scope="col" className="py-2.5 pr-5 text-left font-semibold text-ink-950">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group} className="max-md:block">
        {rows.map(({ name, purpose, place, lasts }) => (
          <tr
            key={name}
            {...ROLES.row}
            className="border-t border-linen-300 align-top max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-[18rem]:grid-cols-1 max-md:gap-x-4 max-md:gap-y-1 max-md:py-4"
          >
            <th
              {...ROLES.heading}
              scope="row"
              className="py-3 pr-5 text-left font-normal max-md:col-span-full max-md:p-0"
            >
              <code className="rounded-stitch bg-indigo-100 px-1.5 py-0.5 text-[0.875rem] font-semibold break-all text-indigo-700">
                {name}
              </code>
              <span className="mt-1 block">{purpose}</span>
            </th>
            <td {...ROLES.cell} className="py-3 pr-5 whitespace-nowrap text-ink-500 max-md:p-0">
              {place}
            </td>
            <td {...ROLES.cell} className="py-3 text-ink-950 max-md:p-0 min-[18rem]:max-md:text-right">
              {lasts}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
