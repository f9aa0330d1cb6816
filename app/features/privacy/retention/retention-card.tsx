import { Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { ROLES } from "~/components/ui/table-roles";
import type { PrivacyDeskCopy } from "~/content/desk/privacy-desk/privacy-desk-copy.server";
import type { ToldRound } from "./present-rounds.server";

interface RetentionCardProps {
  rounds: readonly ToldRound[];
  copy: PrivacyDeskCopy["retention"];
}

export function RetentionCard({ rounds, copy }: RetentionCardProps) {
  const isPending = useNavigation().formMethod === "POST";
  const [last] = rounds;
  return (
    <section>
      <h2 className="text-h3">{copy.title}</h2>
      <p className="mt-1 mb-4">{copy.text}</p>
      <dl className="grid gap-x-8 gap-y-1 border-y-2 border-linen-200 py-3 sm:grid-cols-[auto_1fr]">
        {copy.terms.map(({ term, text }) => (
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
              {copy.last}: <time dateTime={last.began.iso}>{last.began.text}</time> ·{" "}
              <strong className={last.state === "failed" ? "text-madder-700" : "text-moss-600"}>
                {last.stateText}
              </strong>
            </>
          ) : (
            copy.never
          )}
        </p>
        <Form method="post">
          <Button type="submit" name="run" value="now" variant="quiet" aria-disabled={isPending}>
            {copy.run}
          </Button>
        </Form>
      </div>
      {rounds.length > 0 && <RoundTable rounds={rounds} copy={copy} />}
    </section>
  );
}

function RoundTable({ rounds, copy }: RetentionCardProps) {
  const { columns } = copy;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{copy.rounds}</summary>
      <table {...ROLES.table} className="mt-2 w-full border border-linen-200 bg-white text-left max-sm:block">
        <caption className="sr-only">{copy.rounds}</caption>
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
