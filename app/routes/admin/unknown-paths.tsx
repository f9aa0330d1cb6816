import { Signpost } from "lucide-react";
import { EmptyList } from "~/components/ui/empty-list";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { requireOwner } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { listUnknownPaths } from "~/features/unknown-paths/store.server";
import { UnknownPathTable } from "~/features/unknown-paths/unknown-path-table";
import { formatMoment } from "~/lib/clock";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/unknown-paths";
import { orDatabaseAway } from "./database-away.server";

const LIMIT = 200;

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const language = context.get(languageContext);
  const rows = await orDatabaseAway(async () => {
    await requireOwner(args);
    return listUnknownPaths(context.get(servicesContext).db, LIMIT);
  });
  return {
    copy: pageCopy(adminCopy, language).unknownPaths,
    paths: rows.map(({ path, hits, last_seen_at }) => ({
      path,
      hits,
      lastSeen: { iso: last_seen_at, text: formatMoment(last_seen_at, language) },
    })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function UnknownPathsPage({ loaderData: { copy, paths } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      {paths.length > 0 ? (
        <UnknownPathTable paths={paths} copy={copy} />
      ) : (
        <EmptyList icon={Signpost} copy={copy.empty} />
      )}
    </>
  );
}
