import { ScrollText } from "lucide-react";
import { redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { business } from "~/content/business";
import { auditCopy } from "~/content/desk/audit/audit-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { isNarrowed, logPath } from "~/features/desk/audit/audit-filter";
import { LogFilterForm } from "~/features/desk/audit/audit-filter-form";
import { AuditList } from "~/features/desk/audit/audit-list";
import { readLog, readLogFilter } from "~/features/desk/audit/read-audit.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
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
    copy: pageCopy(auditCopy, language),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { filter, days, users, olderPath, newestPath, copy } = loaderData;
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      <LogFilterForm filter={filter} users={users} copy={copy} />
      {days.length > 0 ? (
        <AuditList days={days} copy={copy} />
      ) : (
        <EmptyList icon={ScrollText} copy={copy.empty[isNarrowed(filter) ? "narrowed" : "all"]} />
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={copy.pages} />
    </>
  );
}
