import { Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { ROLES } from "~/components/ui/table-roles";
import { businessFacts } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import type { ToldRound } from "./present-rounds.server";

export function RetentionCard({ rounds }: { rounds: readonly ToldRound[] }) {
  const { retention: words } = useWords("privacyDesk");
  const { language } = useLanguage();
  const isPending = useNavigation().formMethod === "POST";
  const [last] = rounds;
  return (
    <section>
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-1 mb-4">{words.text}</p>
      <dl className="grid gap-x-8 gap-y-1 border-y-2 border-linen-200 py-3 sm:grid-cols-[auto_1fr]">
        {fill(words.terms, businessFacts(language)).map(({ term, text }) => (
          <Fragment key={term}>
            <dt className="font-semibold text-ink-950 max-sm:mt-2">{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          {last ? (
            <>
              {words.last}: <time dateTime={last.began.iso}>{last.began.text}</time> ·{" "}
              <strong className={last.state === "failed" ? "text-madder-700" : "text-moss-600"}>
                {last.stateText}
              </strong>
            </>
          ) : (
            words.never
          )}
        </p>
        <Form method="post">
          <Button type="submit" name="run" value="now" variant="quiet" aria-disabled={isPending}>
            {words.run}
          </Button>
        </Form>
      </div>
      {rounds.length > 0 && <RoundTable rounds={rounds} />}
    </section>
  );
}

function RoundTable({ rounds }: { rounds: readonly ToldRound[] }) {
  const { retention: words } = useWords("privacyDesk");
  const { columns } = words;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{words.rounds}</summary>
      <table {...ROLES.table} className="mt-2 w-full border border-linen-200 bg-white text-left max-sm:block">
        <caption className="sr-only">{words.rounds}</caption>
        <thead {...ROLES.group} className="text-small text-ink-500 max-sm:sr-only">
          <tr {...ROLES.row}>
            {[columns.began, columns.state, columns.took, columns.deleted].map((label) => (
              <th key={label} {...ROLES.column} scope="col" className="px-4 py-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="max-sm:block">
          {rounds.map((round) => (
            <tr
              key={round.id}
              {...ROLES.row}
              className="border-t border-linen-200 align-baseline max-sm:grid max-sm:px-4 max-sm:py-3"
            >
              <th {...ROLES.heading} scope="row" className="font-semibold text-ink-950 sm:px-4 sm:py-2.5">
                <time dateTime={round.began.iso}>{round.began.text}</time>
                <span className="block text-small font-normal text-ink-500">{round.cause}</span>
              </th>
              <td {...ROLES.cell} className="sm:px-4 sm:py-2.5">
                <span className={round.state === "failed" ? "font-semibold text-madder-700" : ""}>
                  {round.stateText}
                </span>
                {round.problem && <span className="block text-small wrap-anywhere">{round.problem}</span>}
              </td>
              <td {...ROLES.cell} className="text-small tabular-nums sm:px-4 sm:py-2.5">
                {round.took}
              </td>
              <td {...ROLES.cell} className="text-small sm:px-4 sm:py-2.5">
                {round.deleted}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
