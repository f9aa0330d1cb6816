import { Inbox } from "lucide-react";
import { Link, redirect } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import { requireOwner } from "~/features/auth/session.server";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { DeskNotice } from "~/features/leads/desk-notice";
import { DESK_OUTCOMES, type DeskOutcome } from "~/features/leads/lead";
import { LeadList } from "~/features/leads/lead-list";
import { countLeads, listLeads } from "~/features/leads/lead-list.server";
import { type LeadPlace, leadPath, leadPlace } from "~/features/leads/lead-place";
import { resendMail } from "~/features/leads/resend-mail.server";
import { offerRequests } from "~/features/requests/offer-requests.server";
import { restoreRequest } from "~/features/requests/restore-request.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { type Services, servicesContext } from "~/services.server";
import type { Route } from "./+types/requests";
import { orDatabaseAway } from "./database-away.server";

/** Query parameter with what came of what the owner did. */
const OUTCOME = "outcome";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const language = context.get(languageContext);
  const place = leadPlace(url);
  const newest: LeadPlace = { ...place, cursor: null };
  const [page, suspects] = await orDatabaseAway(async () => {
    await requireOwner(args);
    return [await listLeads(db, place, { language, now: new Date() }), await countLeads(db, "spam")] as const;
  });
  if (!page) throw redirect(leadPath(newest));
  const copy = pageCopy(adminCopy, language);
  return {
    leads: page.leads,
    isSuspects: place.status === "spam",
    suspects,
    outcome: DESK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    listPath: leadPath(place),
    olderPath: page.nextCursor && leadPath({ ...place, cursor: page.nextCursor }),
    newestPath: place.cursor && leadPath(newest),
    copy: { requests: copy.requests, suspects: copy.suspects, mails: copy.mails, notice: copy.notice },
  };
}

/** Does what a button of the list asks, and goes back to the page where it stands. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome = await orDatabaseAway(async () => {
    await requireOwner(args);
    const { fields } = await readBody(request);
    return act(context.get(servicesContext), fields);
  });
  return redirect(leadPath(leadPlace(url), { [OUTCOME]: outcome }), 303);
}

async function act(services: Services, { restore, mail }: Record<string, unknown>): Promise<DeskOutcome> {
  if (typeof restore !== "string") return resendMail(services.outbox, String(mail));
  const isRestored =
    (await restoreRequest(offerRequests, services, restore)) ||
    (await restoreRequest(configuratorRequests, services, restore));
  return isRestored ? "restored" : "notSuspect";
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return hiddenPageMeta(business.name);
  const { requests, suspects } = loaderData.copy;
  return hiddenPageMeta((loaderData.isSuspects ? suspects : requests).metaTitle);
};

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { leads, isSuspects, suspects, outcome, listPath, olderPath, newestPath, copy } = loaderData;
  const words = isSuspects ? copy.suspects : copy.requests;
  const toRequests = { to: leadPath({ status: "new", cursor: null }), text: copy.suspects.back };
  const toSite = { to: pathOf("contact"), text: copy.requests.toSite };
  const toSuspects = {
    to: leadPath({ status: "spam", cursor: null }),
    text: `${copy.suspects.link} (${suspects})`,
  };
  const fromHere = isSuspects ? toRequests : toSite;
  const toOther = isSuspects ? toRequests : suspects > 0 && toSuspects;
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
      <p className="mt-2 mb-6 max-w-[70ch]">{newestPath ? words.olderSubtitle : words.subtitle}</p>
      <DeskNotice outcome={outcome} copy={copy.notice} listPath={listPath} />
      {leads.length > 0 ? (
        <LeadList leads={leads} label={words.listLabel} copy={copy} listPath={listPath} />
      ) : (
        <EmptyList icon={Inbox} copy={words.empty}>
          <ButtonLink to={fromHere.to} variant="quiet">
            {fromHere.text}
          </ButtonLink>
        </EmptyList>
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={copy.requests} />
    </>
  );
}
