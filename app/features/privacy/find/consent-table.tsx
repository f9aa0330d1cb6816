import type { ReactNode } from "react";
import { Count } from "~/components/ui/count";
import { ROLES } from "~/components/ui/table-roles";
import type { PrivacyDeskCopy } from "~/content/desk/privacy-desk/privacy-desk-copy.server";
import { ASKED_PURPOSES } from "~/features/consent/purposes";
import type { ConsentDay } from "./present-consents.server";

interface ConsentTableProps {
  days: readonly ConsentDay[];
  copy: PrivacyDeskCopy["proofs"]["consent"];
}

export function ConsentTable({ days, copy }: ConsentTableProps) {
  return (
    <section>
      <h2 className="text-h3">{copy.title}</h2>
      <p className="mt-1 mb-4 max-w-[70ch]">{copy.text}</p>
      {days.length === 0 ? (
        <p className="text-ink-500">{copy.empty}</p>
      ) : (
        <table {...ROLES.table} className="w-full border border-linen-200 bg-white text-left max-sm:block">
          <caption className="pb-2 text-left text-small text-ink-500 max-sm:block">{copy.older}</caption>
          <thead {...ROLES.group} className="text-small text-ink-500 max-sm:sr-only">
            <tr {...ROLES.row}>
              {[
                copy.day,
                copy.version,
                copy.choices,
                ...ASKED_PURPOSES.map((id) => copy.purposes[id]),
                copy.refused,
              ].map((label) => (
                <th key={label} {...ROLES.column} scope="col" className="px-4 py-3 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group} className="max-sm:block">
            {days.map(({ key, day, version, choices, allowed, refused }) => (
              <tr
                key={key}
                {...ROLES.row}
                className="border-t border-linen-200 align-baseline max-sm:grid max-sm:px-4 max-sm:py-3"
              >
                <th {...ROLES.heading} scope="row" className="font-semibold text-ink-950 sm:px-4 sm:py-2.5">
                  {day}
                </th>
                <Cell label={copy.version} value={version} />
                <Cell label={copy.choices} value={<Count of={choices} />} />
                {ASKED_PURPOSES.map((id) => (
                  <Cell key={id} label={copy.purposes[id]} value={<Count of={allowed[id]} />} />
                ))}
                <Cell label={copy.refused} value={<Count of={refused} />} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Cell({ label, value }: { label: string; value: ReactNode }) {
  return (
    <td {...ROLES.cell} className="tabular-nums max-sm:flex max-sm:justify-between max-sm:gap-4 sm:px-4 sm:py-2.5">
      <span aria-hidden="true" className="text-small text-ink-500 sm:hidden">
        {label}
      </span>
      {value}
    </td>
  );
}
