import { ScanSearch } from "lucide-react";
import { data, redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { FormNotice } from "~/components/ui/form-notice";
import { Paging } from "~/components/ui/paging";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { CheckList } from "~/features/website-check/desk/check-list";
import { handleRefusalForm } from "~/features/website-check/desk/handle-refusal-form.server";
import { readChecks, readRefusals } from "~/features/website-check/desk/read-checks.server";
import { Refusals } from "~/features/website-check/desk/refusals";
import { DESK_CHECKS_PATH } from "~/features/website-check/paths";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/website-checks";

const OUTCOME = "outcome";
const HOST = "host";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const { db, env } = context.get(servicesContext);
  const [page, refusals] = await orDatabaseAway(async () => {
    await requireUser(args);
    const reader = { language, env, now: new Date() };
    return [await readChecks(db, url.searchParams.get("cursor"), reader), await readRefusals(db, language)] as const;
  });
  if (!page) throw redirect(DESK_CHECKS_PATH);
  const kind = (["done", "removed"] as const).find((known) => known === url.searchParams.get(OUTCOME));
  return { page, refusals, outcome: kind ? { kind, host: url.searchParams.get(HOST) ?? "" } : null };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const done = await handleRefusalForm(context.get(servicesContext).db, fields, by);
    if (done?.outcome === "invalid") return data(done.answer, { status: 422 });
    const query = done ? `?${new URLSearchParams({ [OUTCOME]: done.outcome, [HOST]: done.host })}` : "";
    throw redirect(DESK_CHECKS_PATH + query, 303);
  });
}

export const meta = deskMeta(({ websiteChecks }) => websiteChecks.metaTitle);

export default function WebsiteChecksPage({
  loaderData: { page, refusals, outcome },
  actionData,
}: Route.ComponentProps) {
  const words = useWords("websiteChecks");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{fill(words.subtitle, { days: String(business.retention.checkDays) })}</p>
      {outcome && !actionData && (
        <div className="mb-6">
          <FormNotice tone="good" text={fill(words.refusals[outcome.kind], { host: outcome.host })} />
        </div>
      )}
      {page.rows.length > 0 ? <CheckList rows={page.rows} /> : <EmptyList icon={ScanSearch} copy={words.empty} />}
      <Paging olderPath={page.olderPath} newestPath={page.newestPath} copy={words.pages} />
      <Refusals refusals={refusals} answer={actionData ?? null} />
    </>
  );
}
