import { Check, Minus } from "lucide-react";
import { ROLES } from "~/components/ui/table-roles";
import { shownWhen } from "./price-switch";

type Cell = boolean | string;

interface MatrixRow {
  name: string;
  note: string;
  isSubscriptionOnly: boolean;
  cells: readonly Cell[];
}

interface FeatureMatrixProps {
  caption: string;
  corner: string;
  packages: readonly { id: string; name: string }[];
  groups: readonly { title: string; rows: readonly MatrixRow[] }[];
  /** `separately`: of what a site that is bought lacks and can be had beside it. */
  labels: { included: string; missing: string; separately: string };
}

/** Large text on a phone leaves four columns no room for words: the feature goes above its cells. */
const ROW = "@max-[14rem]:grid @max-[14rem]:grid-cols-3 @max-[14rem]:items-center";

const INKS = ["bg-moss-600", "bg-indigo-700", "bg-madder-600"];

export function FeatureMatrix({ caption, corner, packages, groups, labels }: FeatureMatrixProps) {
  return (
    <div className="@container">
      <table {...ROLES.table} className="w-full table-fixed border-collapse text-left @max-[14rem]:block">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-[37%] sm:w-1/2" />
        </colgroup>
        <thead {...ROLES.group} className="@max-[14rem]:contents">
          <tr {...ROLES.row} className={`@max-[14rem]:sticky @max-[14rem]:top-18 @max-[14rem]:z-2 ${ROW}`}>
            <th {...ROLES.column} scope="col" className="sticky top-18 z-2 bg-linen-50 md:top-20 @max-[14rem]:absolute">
              <span className="sr-only">{corner}</span>
            </th>
            {packages.map(({ id, name }) => (
              <th
                key={id}
                {...ROLES.column}
                scope="col"
                className="sticky top-18 z-2 bg-linen-50 py-4 text-center font-display text-[min(0.9375rem,6.5vw)] font-bold tracking-tight text-ink-950 sm:text-h3 md:top-20"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} {...ROLES.group} className="@max-[14rem]:block">
            <tr {...ROLES.row} className={ROW}>
              <th
                {...ROLES.heading}
                scope="rowgroup"
                colSpan={packages.length + 1}
                className="border-b-3 border-double border-indigo-700 pt-9 pb-2 font-display text-h3 font-bold text-indigo-700 @max-[14rem]:col-span-3"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name} {...ROLES.row} className={`border-b border-linen-200 hover:bg-linen-100 ${ROW}`}>
                <th
                  {...ROLES.heading}
                  scope="row"
                  className="py-3.5 pr-2 align-middle font-normal @max-[14rem]:col-span-3 @max-[14rem]:pb-0"
                >
                  <span className="block text-[0.9375rem] leading-snug font-semibold text-ink-950 sm:text-body">
                    {row.name}
                  </span>
                  <span className="block text-small text-ink-500 max-sm:hidden">{row.note}</span>
                </th>
                {row.cells.map((cell, index) => (
                  <td key={packages[index]?.id} {...ROLES.cell} className="px-0.5 py-3 text-center align-middle">
                    {row.isSubscriptionOnly && cell !== false ? (
                      <>
                        <span className={shownWhen.month}>
                          <Mark cell={cell} ink={INKS[index] ?? ""} labels={labels} />
                        </span>
                        <span className={shownWhen.once}>
                          <Mark cell={labels.separately} ink="" labels={labels} />
                        </span>
                      </>
                    ) : (
                      <Mark cell={cell} ink={INKS[index] ?? ""} labels={labels} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface MarkProps {
  cell: Cell;
  ink: string;
  labels: FeatureMatrixProps["labels"];
}

function Mark({ cell, ink, labels }: MarkProps) {
  if (typeof cell === "string") {
    return (
      <span className="block text-[min(0.8125rem,6vw)] leading-tight font-semibold text-balance text-ink-950 sm:text-body">
        {cell}
      </span>
    );
  }
  const Icon = cell ? Check : Minus;
  const square = cell ? `${ink} text-white` : "border-2 border-dashed border-linen-300 text-ink-500";
  return (
    <span className={`mx-auto grid size-8 place-items-center sm:size-9 ${square}`}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{cell ? labels.included : labels.missing}</span>
    </span>
  );
}
