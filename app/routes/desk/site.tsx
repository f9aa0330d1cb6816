import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { SITE_PATHS, type SiteKind } from "~/features/desk/site/paths";
import { readSiteOverview } from "~/features/desk/site/read-site.server";
import { SiteChanges } from "~/features/desk/site/site-changes";
import { SiteTabs } from "~/features/desk/site/site-tabs";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const read = await readSiteOverview(context.get(servicesContext).db, { language, now: new Date() });
    return { ...read, isOwner: role === "owner" };
  });
}

export const meta = deskMeta(({ site }) => site.metaTitle);

export default function Site({ loaderData: { kinds, changes, isOwner } }: Route.ComponentProps) {
  const words = useWords("site");
  const { overview } = words;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <SiteTabs />
      <p className="mb-6 max-w-[70ch]">{words.subtitle}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {(Object.keys(SITE_PATHS) as SiteKind[]).map((kind) => {
          const { change, draft } = kinds[kind];
          const changed = change ? fill(overview.changed, { who: change.by, moment: change.at }) : overview.unchanged;
          return (
            <li key={kind}>
              <Link
                to={SITE_PATHS[kind]}
                className="flex h-full items-center gap-3 rounded-card border border-linen-200 bg-white p-4 hover:border-indigo-700 hover:shadow-card"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-ink-950">{words.tabs[kind]}</span>
                  <span className="block text-small">{words.says[kind]}</span>
                  <span className="mt-1 block text-small text-ink-500 wrap-anywhere">{changed}</span>
                  {draft && (
                    <span className="mt-1 inline-block rounded-stitch bg-weld-400 px-1.5 text-small font-semibold text-ink-950 wrap-anywhere">
                      {fill(overview.draft, { who: draft.by })}
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
              </Link>
            </li>
          );
        })}
      </ul>
      <h2 className="mt-12 mb-4 text-h3">{overview.history}</h2>
      <SiteChanges changes={changes} isOwner={isOwner} />
    </>
  );
}
