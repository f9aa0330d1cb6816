export interface ChartTableRow {
  name: string;
  cells: readonly string[];
}

interface ChartTableProps {
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly ChartTableRow[];
}

export function ChartTable({ label, caption, columns: [first, ...columns], rows }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={label} tabIndex={0} className="mb-4 max-h-112 overflow-auto border-y border-linen-200">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-white text-ink-500">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left align-bottom font-semibold">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-right align-bottom font-semibold last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-t border-linen-200">
              <th scope="row" className="py-2 pr-4 text-left font-semibold text-ink-950">
                {/* The width is free, while the numbers beside it stay in view on a phone. */}
                <span className="block w-max max-w-40 wrap-anywhere sm:max-w-72">{name}</span>
              </th>
              {columns.map((column, index) => (
                <td key={column} className="px-3 py-2 text-right last:pr-0">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
