import { type ActionFunctionArgs, data, redirect } from "react-router";
import { handleRedirectForm } from "~/features/not-found/redirects/handle-redirect-form.server";
import { FROM, OUTCOME } from "~/features/not-found/redirects/redirect";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";

export async function changeRedirects(args: ActionFunctionArgs, page: string) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const done = await handleRedirectForm(context.get(servicesContext), fields, by);
    if (done.outcome === "refused") return data(done.answer, { status: done.status });
    throw redirect(`${page}?${new URLSearchParams({ [OUTCOME]: done.outcome, [FROM]: done.from })}`, 303);
  });
}
