import { ROLES } from "~/components/ui/table-roles";
import type { LandingProof as Proof } from "~/content/site/landing/landing-copy";

type ProofOf<Kind extends Proof["kind"]> = Extract<Proof, { kind: Kind }>;

export function LandingProof({ proof }: { proof: Proof }) {
  switch (proof.kind) {
    case "places":
      return <Places proof={proof} />;
    case "checklist":
      return <Checklist proof={proof} />;
    case "steps":
      return <Steps proof={proof} />;
    case "table":
      return <Comparison proof={proof} />;
  }
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h2 className="max-w-[13.33em] text-h2">{title}</h2>
      <p className="mt-5 max-w-[38rem] text-lead">{lead}</p>
    </>
  );
}

function Places({ proof }: { proof: ProofOf<"places"> }) {
  return (
    <section className="wrap py-section">
      <Head {...proof} />
      <ul className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
        {proof.items.map(({ title, text }) => (
          <li key={title} className="relative border-t-3 border-dashed border-madder-600 pt-7 pb-10">
            <span
              className="absolute -top-2.75 left-0 size-5 rounded-full border-4 border-linen-50 bg-indigo-700"
              aria-hidden="true"
            />
            <h3 className="text-[clamp(1.375rem,1.25rem+0.6vw,1.75rem)] leading-tight">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checklist({ proof }: { proof: ProofOf<"checklist"> }) {
  return (
    <section className="wrap grid gap-x-16 gap-y-9 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <Head {...proof} />
      </div>
      <fieldset className="min-w-0 bg-white shadow-card">
        <legend className="sr-only">{proof.title}</legend>
        <ul>
          {proof.items.map(({ title, text }) => (
            <li key={title} className="border-b-2 border-dashed border-linen-300">
              <label className="flex min-h-16 cursor-pointer items-center gap-5 px-5 py-4 transition-[background-color] duration-200 has-checked:bg-madder-100 sm:px-8">
                <input type="checkbox" className="size-6 shrink-0 accent-madder-600" />
                <span className="min-w-0">
                  <b className="font-display text-lg text-ink-950">{title}</b> {text}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="px-5 py-6 font-semibold text-ink-950 sm:px-8">{proof.note}</p>
      </fieldset>
    </section>
  );
}

function Steps({ proof }: { proof: ProofOf<"steps"> }) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap py-section">
        <Head {...proof} />
        <ol className="mt-10 grid lg:mt-14">
          {proof.items.map(({ title, text }, index) => (
            <li
              key={title}
              className={`relative border-l-4 border-madder-600 pb-9 pl-9 last:pb-0 lg:max-w-[36rem] ${INDENTS[index % INDENTS.length]}`}
            >
              <span
                className="absolute top-0.5 -left-3.5 size-6 rounded-full border-4 border-madder-600 bg-linen-50"
                aria-hidden="true"
              />
              {index > 0 && (
                <span className="absolute top-0 right-full hidden h-1 w-28 bg-madder-600 lg:block" aria-hidden="true" />
              )}
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const INDENTS = ["", "lg:ml-28", "lg:ml-56", "lg:ml-84", "lg:ml-112"] as const;

function Comparison({ proof }: { proof: ProofOf<"table"> }) {
  const [rowHead, ...columns] = proof.columns;
  return (
    <section className="wrap py-section">
      <Head {...proof} />
      <table {...ROLES.table} className="mt-10 w-full border-collapse max-md:block lg:mt-12">
        <thead {...ROLES.group} className="max-md:hidden">
          <tr {...ROLES.row} className="border-b-4 border-double border-indigo-700 text-left align-bottom">
            {rowHead ? (
              <th {...ROLES.column} scope="col" className="w-1/3 py-4 pr-6 font-normal">
                {rowHead}
              </th>
            ) : (
              <td {...ROLES.cell} className="w-1/3" />
            )}
            {columns.map((column, index) => (
              <th
                key={column}
                {...ROLES.column}
                scope="col"
                className={`w-1/3 px-6 py-4 font-display text-h3 font-bold text-ink-950 ${index === 1 ? "bg-weld-200" : ""}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="max-md:block">
          {proof.rows.map(([head, ...cells]) => (
            <tr key={head} {...ROLES.row} className="border-b border-linen-300 max-md:block max-md:py-4">
              <th
                {...ROLES.heading}
                scope="row"
                className="py-4 pr-6 text-left align-top font-semibold text-ink-950 max-md:block max-md:py-1"
              >
                {head}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  {...ROLES.cell}
                  className={`px-6 py-4 align-top max-md:block max-md:px-3 max-md:py-1.5 ${index === 1 ? "bg-weld-200 text-ink-950" : ""}`}
                >
                  <span className="block text-small text-ink-700 md:hidden">{columns[index]}</span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[40rem] text-small">{proof.note}</p>
    </section>
  );
}
