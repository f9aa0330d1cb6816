import { Signpost } from "lucide-react";
import { EmptyList } from "~/components/ui/empty-list";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { listUnknownPaths, MAX_PATHS } from "~/features/not-found/not-found-store.server";
import { UnknownPathTable } from "~/features/not-found/not-found-table";
import { ProbeList } from "~/features/not-found/probe-list";
import { isProbe } from "~/features/not-found/probes";
import { targets } from "~/features/not-found/redirects/read-redirects.server";
import { outcomeIn, UNKNOWN_PATHS_PATH } from "~/features/not-found/redirects/redirect";
import { RedirectForm } from "~/features/not-found/redirects/redirect-form";
import { RedirectsHeading } from "~/features/not-found/redirects/redirects-heading";
import { requireOwner } from "~/features/users/sessions/session.server";
import type { UnknownPathRow } from "~/lib/db/tables/tables";
import { languageContext } from "~/lib/request-context";
import { momentOf } from "~/lib/time/clock";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/unknown-paths";
import { changeRedirects } from "./change-redirects.server";

const LIMIT = 200;

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const { db, redirects } = context.get(servicesContext);
  const rows = await orDatabaseAway(async () => {
    await requireOwner(args);
    return listUnknownPaths(db, MAX_PATHS);
  });
  // An address may still have been counted while its redirect was being made.
  const lost = rows.filter(({ path }) => !redirects.has(path));
  const probes = lost.filter(({ path }) => isProbe(path));
  const shown = ({ path, hits, last_seen_at }: UnknownPathRow) => ({
    path,
    hits,
    lastSeen: momentOf(last_seen_at, language),
  });
  return {
    targets: targets(),
    told: outcomeIn(url),
    paths: lost
      .filter(({ path }) => !isProbe(path))
      .slice(0, LIMIT)
      .map(shown),
    probes: probes.slice(0, LIMIT).map(shown),
    attempts: probes.reduce((sum, { hits }) => sum + hits, 0),
  };
}

export const action = (args: Route.ActionArgs) => changeRedirects(args, UNKNOWN_PATHS_PATH);

export const meta = deskMeta(({ admin }) => admin.unknownPaths.metaTitle);

export default function UnknownPathsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { targets, told, paths, probes, attempts } = loaderData;
  const { unknownPaths: words } = useWords("admin");
  const { make } = useWords("redirects");
  const answer = actionData ?? null;
  return (
    <>
      <RedirectsHeading
        title={words.title}
        subtitle={words.subtitle}
        current="unknown"
        told={told}
        answer={answer}
        targets={targets}
      />
      {paths.length > 0 ? (
        <UnknownPathTable
          paths={paths}
          openPath={answer?.fields.from ?? null}
          redirectLabel={make}
          redirectForm={(path) => <RedirectForm action={UNKNOWN_PATHS_PATH} from={path} known={null} answer={answer} />}
        />
      ) : (
        <EmptyList icon={Signpost} copy={words.empty} />
      )}
      {probes.length > 0 && <ProbeList probes={probes} attempts={attempts} />}
    </>
  );
}
