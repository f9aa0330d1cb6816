import { ScrollText } from "lucide-react";
import { redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { isNarrowed, logPath } from "~/features/desk/audit/audit-filter";
import { LogFilterForm } from "~/features/desk/audit/audit-filter-form";
import { AuditList } from "~/features/desk/audit/audit-list";
import { readLog, readLogFilter } from "~/features/desk/audit/read-audit.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/log";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const filter = readLogFilter(url);
  const log = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readLog(context.get(servicesContext).db, filter, language);
  });
  const first = { ...filter, cursor: null };
  if (!log) throw redirect(logPath(first));
  return {
    filter,
    days: log.days,
    users: log.users,
    olderPath: log.nextCursor && logPath({ ...filter, cursor: log.nextCursor }),
    newestPath: filter.cursor && logPath(first),
  };
}

export const meta = deskMeta(({ audit }) => audit.metaTitle);

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { filter, days, users, olderPath, newestPath } = loaderData;
  const words = useWords("audit");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      <LogFilterForm filter={filter} users={users} />
      {days.length > 0 ? (
        <AuditList days={days} />
      ) : (
        <EmptyList icon={ScrollText} copy={words.empty[isNarrowed(filter) ? "narrowed" : "all"]} />
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words.pages} />
    </>
  );
}
