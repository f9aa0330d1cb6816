import { useEffect, useEffectEvent } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useRefresh } from "~/components/desk/use-refresh";
import { Button, ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { EVERYTHING, leadListPath } from "../list/lead-filter";
import { LEAD_IMPORT_PATH, leadPath } from "../paths";
import type { PresentedImport, PresentedResult } from "./present-import.server";
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

/** Milliseconds. */
const LOOK = 1_000;

interface WorkingPageProps {
  work: Extract<PresentedImport, { kind: "working" }>;
  path: string;
}

export function WorkingPage({ work, path }: WorkingPageProps) {
  const { working: words } = useWords("leadImport");
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), LOOK);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="grid max-w-2xl justify-items-start gap-3">
      <h2 id="import-progress" className="text-h3">
        {words.title[work.doing]}
      </h2>
      <progress
        aria-labelledby="import-progress"
        value={work.done}
        max={Math.max(1, work.all)}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-linen-200 [&::-moz-progress-bar]:bg-indigo-700 [&::-webkit-progress-bar]:bg-linen-200 [&::-webkit-progress-value]:bg-indigo-700"
      />
      <p className="font-semibold text-ink-950 tabular-nums">{work.says}</p>
      <p>{words.text}</p>
      <div className="hidden justify-items-start gap-3 noscript:grid">
        <p>{words.reload}</p>
        <ButtonLink to={path} variant="quiet">
          {words.refresh}
        </ButtonLink>
      </div>
    </section>
  );
}
