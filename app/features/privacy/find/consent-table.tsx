import type { ReactNode } from "react";
import { Count } from "~/components/ui/count";
import { ROLES } from "~/components/ui/table-roles";
import { useWords } from "~/content/desk/words";
import { ASKED_PURPOSES, type AskedPurpose } from "~/features/consent/purposes";
import { fill } from "~/lib/text/fill";

export function ConsentTable({ days }: { days: readonly ConsentDay[] }) {
  const { consent: words } = useWords("privacyDesk").proofs;
  return (
    <section>
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-1 mb-4 max-w-[70ch]">{words.text}</p>
      {days.length === 0 ? (
        <p className="text-ink-500">{words.empty}</p>
      ) : (
        <table {...ROLES.table} className="w-full border border-linen-200 bg-white text-left max-sm:block">
          <caption className="pb-2 text-left text-small text-ink-500 max-sm:block">
            {fill(words.older, { days: String(CONSENT_DAYS) })}
          </caption>
          <thead {...ROLES.group} className="text-small text-ink-500 max-sm:sr-only">
            <tr {...ROLES.row}>
              {[
                words.day,
                words.version,
                words.choices,
                ...ASKED_PURPOSES.map((id) => words.purposes[id]),
                words.refused,
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
                <Cell label={words.version} value={version} />
                <Cell label={words.choices} value={<Count of={choices} />} />
                {ASKED_PURPOSES.map((id) => (
                  <Cell key={id} label={words.purposes[id]} value={<Count of={allowed[id]} />} />
                ))}
                <Cell label={words.refused} value={<Count of={refused} />} />
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

/** The last days with a choice that are shown. */
export const CONSENT_DAYS = 30;

export interface ConsentDay {
  key: string;
  day: string;
  version: string;
  choices: number;
  allowed: Record<AskedPurpose, number>;
  refused: number;
}
