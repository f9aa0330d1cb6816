import { redirect } from "react-router";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { DESK_PATH } from "~/features/auth/paths";
import { requireOwner } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { RESEND_OUTCOMES } from "~/features/leads/lead";
import { LeadList, LeadPaging, NoLeads } from "~/features/leads/lead-list";
import { listLeads } from "~/features/leads/lead-list.server";
import { resendMail } from "~/features/leads/resend-mail.server";
import { ResendNotice } from "~/features/leads/resend-notice";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/requests";
import { adminMeta } from "./admin-meta";
import { orDatabaseAway } from "./database-away.server";

/** Query parameter with what came of sending a mail again. */
const OUTCOME = "mail";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const cursor = url.searchParams.get("cursor");
  const page = await orDatabaseAway(async () => {
    await requireOwner(args);
    return listLeads(context.get(servicesContext).db, cursor, { language, now: new Date() });
  });
  if (!page) throw redirect(DESK_PATH);
  const { requests, mails } = pageCopy(adminCopy, language);
  const outcome = RESEND_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  return { ...page, outcome, isOlderPage: cursor !== null, listPath: pathOfList(cursor), copy: { requests, mails } };
}

/** Sends a mail again, and goes back to the page of the list where its button is. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome = await orDatabaseAway(async () => {
    await requireOwner(args);
    const { fields } = await readBody(request);
    return resendMail(context.get(servicesContext).outbox, String(fields.mail));
  });
  return redirect(pathOfList(url.searchParams.get("cursor"), { [OUTCOME]: outcome }), 303);
}

function pathOfList(cursor: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(cursor !== null && { cursor }), ...more });
  return query.size > 0 ? `${DESK_PATH}?${query}` : DESK_PATH;
}

export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(loaderData?.copy.requests.metaTitle);

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { leads, nextCursor, outcome, isOlderPage, listPath, copy } = loaderData;
  const { requests } = copy;
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{requests.title}</h1>
      <p className="mt-2 mb-6">{isOlderPage ? requests.olderSubtitle : requests.subtitle}</p>
      <ResendNotice outcome={outcome} copy={copy.mails} listPath={listPath} />
      {leads.length > 0 ? (
        <LeadList leads={leads} copy={copy} listPath={listPath} />
      ) : (
        <NoLeads copy={requests.empty} />
      )}
      <LeadPaging path={DESK_PATH} isOlderPage={isOlderPage} nextCursor={nextCursor} copy={requests} />
    </>
  );
}
