import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { EVERYTHING, leadListPath } from "../list/lead-filter";
import { LEAD_IMPORT_PATH, leadPath } from "../paths";
import type { PresentedResult } from "./present-import.server";
import { RowLists } from "./row-lists";

const LEADS = leadListPath({ ...EVERYTHING, source: "desk-import" });

export function ResultPage({ result }: { result: PresentedResult }) {
  const words = useWords("leadImport");
  const { isTakenBack, says, when, kept, lists, takeBack } = result;
  const isSent = useNavigation().formMethod === "POST";
  return (
    <div className="grid gap-8">
      <section className="grid max-w-3xl gap-3">
        <div role="status">
          <h2 className="text-h3">{says}</h2>
        </div>
        <p className="text-small text-ink-700">{when}</p>
        {kept && (
          <>
            <p>{kept.text}</p>
            <ul className="flex flex-wrap gap-x-4">
              {kept.leads.map(({ id, name }) => (
                <li key={id} className="min-w-0">
                  <Link to={leadPath(id)} className="link inline-flex min-h-11 items-center wrap-anywhere">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {!isTakenBack && <ButtonLink to={LEADS}>{words.done.view}</ButtonLink>}
          <ButtonLink to={LEAD_IMPORT_PATH} variant="quiet">
            {words.done.another}
          </ButtonLink>
        </div>
      </section>
      <RowLists lists={lists} />
      {takeBack && (
        <Form method="post" className="grid max-w-2xl justify-items-start gap-3 border-t border-linen-300 pt-6">
          <p>{takeBack}</p>
          <Button type="submit" name="do" value="take-back" variant="quiet" aria-disabled={isSent}>
            {isSent ? words.done.pending : words.done.takeBack}
          </Button>
        </Form>
      )}
    </div>
  );
}
