import { Inbox } from "lucide-react";
import { Link, redirect } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import { requireUser } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { actOnLead } from "~/features/leads/act-on-lead.server";
import { DeskNotice } from "~/features/leads/desk-notice";
import { DESK_OUTCOMES } from "~/features/leads/lead";
import { LeadCounters } from "~/features/leads/lead-counters";
import { EVERYTHING, isNarrowed, leadListPath, readLeadFilter, SUSPECTS } from "~/features/leads/lead-filter";
import { LeadFilterForm } from "~/features/leads/lead-filter-form";
import { LeadList } from "~/features/leads/lead-list";
import { listLeads, readCounts, readFilterOptions } from "~/features/leads/lead-list.server";
import { LeadTabs } from "~/features/leads/lead-tabs";
import { countByStatus } from "~/features/leads/list/store.server";
import { useClockTicks } from "~/features/leads/use-clock-ticks";
import { readBody } from "~/lib/http/api.server";
import { LOCALES } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/requests";
import { orDatabaseAway } from "./database-away.server";

/** Query parameter with what came of what the owner did. */
const OUTCOME = "outcome";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  const filter = readLeadFilter(url);
  const reader = { language, now: new Date() };
  const read = await orDatabaseAway(async () => {
    await requireUser(args);
    return {
      page: await listLeads(db, filter, reader),
      counts: await readCounts(db, reader.now),
      suspects: await countByStatus(db, "spam"),
      options: await readFilterOptions(db, reader),
    };
  });
  const { page, ...rest } = read;
  if (!page) throw redirect(leadListPath({ ...filter, cursor: null }));
  const { requests, suspects, mails, notice, leads } = pageCopy(adminCopy, language);
  return {
    ...rest,
    leads: page.leads,
    filter,
    locale: LOCALES[language],
    outcome: DESK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    olderPath: page.nextCursor && leadListPath({ ...filter, cursor: page.nextCursor }),
    copy: { requests, suspects, mails, notice, leads },
  };
}

/** Does what a button of the list asks, and goes back to the page where it stands. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    return actOnLead(context.get(servicesContext), fields, { user, now: new Date() });
  });
  return redirect(leadListPath(readLeadFilter(url), { [OUTCOME]: outcome }), 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return hiddenPageMeta(business.name);
  const { copy, filter } = loaderData;
  return hiddenPageMeta((filter.status === "spam" ? copy.suspects : copy.requests).metaTitle);
};

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { leads, filter, counts, suspects, options, locale, outcome, olderPath, copy } = loaderData;
  useClockTicks();
  const isSuspects = filter.status === "spam";
  const words = isSuspects ? copy.suspects : copy.requests;
  const listPath = leadListPath(filter);
  const newestPath = filter.cursor && leadListPath({ ...filter, cursor: null });
  const toRequests = { to: leadListPath(EVERYTHING), text: copy.suspects.back };
  const emptiness = isNarrowed(filter) ? "narrowed" : filter.tab;
  const toAll = { to: leadListPath({ ...EVERYTHING, tab: filter.tab }), text: copy.leads.filter.clear };
  const toSite = { to: pathOf("contact"), text: copy.requests.toSite };
  const fromHere = isSuspects ? toRequests : isNarrowed(filter) ? toAll : toSite;
  const toOther = isSuspects
    ? toRequests
    : suspects > 0 && { to: leadListPath(SUSPECTS), text: `${copy.suspects.link} (${suspects})` };
  const subtitle = filter.tab === "ads" && !isSuspects ? copy.leads.ads.subtitle : words.subtitle;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{words.title}</h1>
        {toOther && (
          <Link to={toOther.to} className="link inline-flex min-h-11 items-center text-small">
            {toOther.text}
          </Link>
        )}
      </div>
      <p className="mt-2 mb-5 max-w-[70ch]">{newestPath ? words.olderSubtitle : subtitle}</p>
      {!isSuspects && (
        <>
          <LeadCounters counts={counts} copy={copy.leads.counters} locale={locale} />
          <div className="mt-5 mb-4">
            <LeadTabs filter={filter} copy={copy.leads.tabs} />
          </div>
        </>
      )}
      <div className="mb-5">
        <LeadFilterForm filter={filter} options={options} copy={copy.leads} />
      </div>
      <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />
      {leads.length > 0 && <LeadList leads={leads} label={words.listLabel} copy={copy} listPath={listPath} />}
      {leads.length === 0 && (
        <EmptyList icon={Inbox} copy={isSuspects ? copy.suspects.empty : copy.leads.empty[emptiness]}>
          <ButtonLink to={fromHere.to} variant="quiet">
            {fromHere.text}
          </ButtonLink>
        </EmptyList>
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={copy.requests} />
    </>
  );
}
