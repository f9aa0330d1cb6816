import { Signpost } from "lucide-react";
import { data, redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { business } from "~/content/business";
import { redirectsCopy } from "~/content/redirects/redirects-copy.server";
import { requireOwner } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { actOnRedirects } from "~/features/redirects/act-on-redirects.server";
import { readRedirects, targets } from "~/features/redirects/read-redirects.server";
import { FROM, OUTCOME, REDIRECT_OUTCOMES, REDIRECTS_PATH } from "~/features/redirects/redirect";
import { RedirectForm, RedirectTargets } from "~/features/redirects/redirect-form";
import { RedirectList } from "~/features/redirects/redirect-list";
import { RedirectNotice } from "~/features/redirects/redirect-notice";
import { RedirectTabs } from "~/features/redirects/redirect-tabs";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/redirects";
import { orDatabaseAway } from "./database-away.server";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const redirects = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readRedirects(context.get(servicesContext).db, language);
  });
  return {
    redirects,
    targets,
    outcome: REDIRECT_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    from: url.searchParams.get(FROM) ?? "",
    copy: pageCopy(redirectsCopy, language),
  };
}

/** Does what a form of the page asks, and shows the page again. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const done = await actOnRedirects(context.get(servicesContext), fields, { user, now: new Date() });
    if (done.outcome === "refused") return data(done.refused, { status: done.status });
    throw redirect(`${REDIRECTS_PATH}?${new URLSearchParams({ [OUTCOME]: done.outcome, [FROM]: done.from })}`, 303);
  });
}

/** After a conflict, as after a success, the page shows how things stand now. */
export const shouldRevalidate = () => true;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, targets: paths, outcome, from, copy } = loaderData;
  const refused = actionData ?? null;
  const isListed = redirects.some((known) => known.from === refused?.fields.from && refused.fields.version !== "");
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{copy.title}</h1>
      <RedirectTabs current="redirects" copy={copy.tabs} />
      <p className="mb-6 max-w-[70ch]">{copy.subtitle}</p>
      <RedirectNotice outcome={outcome} from={from} refused={refused} copy={copy} />
      <RedirectTargets targets={paths} />
      <section className="mb-8 max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6">
        <h2 className="mb-4 text-h3">{copy.form.newTitle}</h2>
        <RedirectForm
          key={outcome === "kept" ? from : "new"}
          action={REDIRECTS_PATH}
          from={null}
          known={null}
          refused={isListed ? null : refused}
          copy={copy}
        />
      </section>
      {redirects.length > 0 ? (
        <RedirectList redirects={redirects} refused={isListed ? refused : null} copy={copy} />
      ) : (
        <EmptyList icon={Signpost} copy={copy.empty} />
      )}
    </>
  );
}
