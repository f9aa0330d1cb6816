import { Signpost } from "lucide-react";
import { data, redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { redirectsCopy } from "~/content/redirects/redirects-copy.server";
import { UNKNOWN_PATHS_PATH } from "~/features/auth/paths";
import { requireOwner } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { actOnRedirects } from "~/features/redirects/act-on-redirects.server";
import { targets } from "~/features/redirects/read-redirects.server";
import { FROM, OUTCOME, REDIRECT_OUTCOMES } from "~/features/redirects/redirect";
import { RedirectForm, RedirectTargets } from "~/features/redirects/redirect-form";
import { RedirectNotice } from "~/features/redirects/redirect-notice";
import { RedirectTabs } from "~/features/redirects/redirect-tabs";
import { listUnknownPaths } from "~/features/unknown-paths/store.server";
import { UnknownPathTable } from "~/features/unknown-paths/unknown-path-table";
import { formatMoment } from "~/lib/clock";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/unknown-paths";
import { orDatabaseAway } from "./database-away.server";

const LIMIT = 200;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const { db, redirects } = context.get(servicesContext);
  const rows = await orDatabaseAway(async () => {
    await requireOwner(args);
    return listUnknownPaths(db, LIMIT);
  });
  return {
    copy: pageCopy(adminCopy, language).unknownPaths,
    redirectsCopy: pageCopy(redirectsCopy, language),
    targets,
    outcome: REDIRECT_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    from: url.searchParams.get(FROM) ?? "",
    paths: rows
      // What was asked for while its redirect was made may have been counted all the same.
      .filter(({ path }) => !redirects.has(path))
      .map(({ path, hits, last_seen_at }) => ({
        path,
        hits,
        lastSeen: { iso: last_seen_at, text: formatMoment(last_seen_at, language) },
      })),
  };
}

/** Makes a redirect of an address, and shows the list without it. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const done = await actOnRedirects(context.get(servicesContext), fields, { user, now: new Date() });
    if (done.outcome === "refused") return data(done.refused, { status: done.status });
    const query = new URLSearchParams({ [OUTCOME]: done.outcome, [FROM]: done.from });
    throw redirect(`${UNKNOWN_PATHS_PATH}?${query}`, 303);
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function UnknownPathsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, redirectsCopy: words, targets: pages, outcome, from, paths } = loaderData;
  const refused = actionData ?? null;
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{copy.title}</h1>
      <RedirectTabs current="unknown" copy={words.tabs} />
      <p className="mb-6 max-w-[70ch]">{copy.subtitle}</p>
      <RedirectNotice outcome={outcome} from={from} refused={refused} copy={words} />
      <RedirectTargets targets={pages} />
      {paths.length > 0 ? (
        <UnknownPathTable
          paths={paths}
          copy={copy}
          openPath={refused?.fields.from ?? null}
          redirectLabel={words.make}
          redirectForm={(path) => (
            <RedirectForm
              action={UNKNOWN_PATHS_PATH}
              from={path}
              known={null}
              refused={refused?.fields.from === path ? refused : null}
              copy={words}
            />
          )}
        />
      ) : (
        <EmptyList icon={Signpost} copy={copy.empty} />
      )}
    </>
  );
}
