import { type ActionFunctionArgs, data, redirect } from "react-router";
import { siteCopy } from "~/content/desk/site/site-copy.server";
import { actOnSite, publishOver, type SiteDone } from "~/features/desk/site/act-on-site.server";
import { OUTCOME, SITE_PATHS, type SiteKind, VERSION } from "~/features/desk/site/paths";
import { readSitePage } from "~/features/desk/site/read-site.server";
import { siteEditors } from "~/features/desk/site/site-kinds.server";
import { OUTCOMES } from "~/features/desk/site/site-view";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import type { Values } from "~/platform/site-content/content-kind";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";

/** Other buttons of a page: what each makes of the values that hold. */
type Taps = Readonly<Record<string, (values: Values) => Values>>;

export async function loadSiteKind(args: ActionFunctionArgs, kind: SiteKind) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const copy = siteCopy[language];
  return orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const { db } = context.get(servicesContext);
    const page = await readSitePage(db, siteEditors[kind], { copy, language, now: new Date() });
    const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME));
    return {
      page,
      told: outcome ? { outcome, version: Number(url.searchParams.get(VERSION)) || 0 } : null,
      isOwner: role === "owner",
      copy,
    };
  });
}

export async function changeSiteKind(args: ActionFunctionArgs, kind: SiteKind, taps: Taps = {}) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const language = context.get(languageContext);
    const services = context.get(servicesContext);
    const { fields } = await readBody(request);
    const by = { user, now: new Date() };
    const isOwner = user.role === "owner";
    const tap = Object.hasOwn(taps, String(fields.do)) ? taps[String(fields.do)] : undefined;
    const editor = siteEditors[kind];
    const done: SiteDone = !tap
      ? await actOnSite(services, editor, fields, { ...by, isOwner, copy: siteCopy[language], language })
      : isOwner
        ? await publishOver(services, editor, tap, by)
        : { outcome: "forbidden" };
    if (done.outcome === "forbidden") throw data(null, { status: 403 });
    if (done.outcome === "refused") return data(done.refused, { status: done.status });
    const made = done.version > 0 ? { [VERSION]: String(done.version) } : {};
    throw redirect(`${SITE_PATHS[kind]}?${new URLSearchParams({ [OUTCOME]: done.outcome, ...made })}`, 303);
  });
}
