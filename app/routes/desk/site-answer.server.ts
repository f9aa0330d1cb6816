import { type ActionFunctionArgs, data, redirect } from "react-router";
import { siteCopy } from "~/content/desk/site/site-copy.server";
import { actOnSite, publishOver, type SiteDone } from "~/features/desk/site/act-on-site.server";
import { freeSlug } from "~/features/desk/site/free-slug.server";
import { NEW, OUTCOME, SITE_PATHS, type SiteKind, sitePath, VERSION } from "~/features/desk/site/paths";
import { readPictureForm } from "~/features/desk/site/pictures/read-picture-form.server";
import { readSitePage } from "~/features/desk/site/read-site.server";
import { editorOf } from "~/features/desk/site/site-kinds.server";
import { OUTCOMES } from "~/features/desk/site/site-view";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import type { Values } from "~/platform/site-content/content-kind";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";

/** Other buttons of a page: what each makes of the values that hold. */
type Taps = Readonly<Record<string, (values: Values, fields: Readonly<Record<string, unknown>>) => Values>>;

/** `kind` as in `sitePath`. */
export async function loadSiteKind(args: ActionFunctionArgs, kind: string) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const copy = siteCopy[language];
  return orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const { db } = context.get(servicesContext);
    const editor = editorOf(kind);
    if (!editor) throw data(null, { status: 404 });
    const page = await readSitePage(db, editor, { copy, language, now: new Date() });
    const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME));
    return {
      page,
      told: outcome ? { outcome, version: Number(url.searchParams.get(VERSION)) || 0 } : null,
      isOwner: role === "owner",
      copy,
    };
  });
}

/** One of many of a kind, by its slug. One that is gone leads to the list, with what was said of it. */
export async function loadSiteItem(args: ActionFunctionArgs, family: SiteKind, slug: string) {
  const loaded = await loadSiteKind(args, `${family}.${slug}`);
  const { isChanged, draft, unfit } = loaded.page;
  const isShipped = editorOf(`${family}.${slug}`)?.kind.shipped["title/nl"] !== "";
  const isThere = slug === NEW || isShipped || isChanged || draft !== null || unfit.length > 0;
  if (!isThere) throw redirect(SITE_PATHS[family] + args.url.search);
  return { ...loaded, kind: `${family}.${slug}` };
}

export async function changeSiteKind(args: ActionFunctionArgs, kind: string, taps: Taps = {}) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const language = context.get(languageContext);
    const services = context.get(servicesContext);
    const asked = editorOf(kind);
    if (!asked) throw data(null, { status: 404 });
    const by = { user, now: new Date() };
    const { fields, wrongFiles } = await readPictureForm(request, { db: services.db, now: by.now }, asked);
    const isOwner = user.role === "owner";
    const tap = Object.hasOwn(taps, String(fields.do)) ? taps[String(fields.do)] : undefined;
    const [family = ""] = kind.split(".");
    const named =
      kind === `${family}.${NEW}` ? await freeSlug(services.db, family, String(fields["title/nl"] ?? "")) : null;
    const editor = (named === null ? null : editorOf(`${family}.${named}`)) ?? asked;
    const done: SiteDone = !tap
      ? await actOnSite(services, editor, fields, { ...by, isOwner, copy: siteCopy[language], language }, wrongFiles)
      : isOwner
        ? await publishOver(services, editor, (values) => tap(values, fields), by)
        : { outcome: "forbidden" };
    if (done.outcome === "forbidden") throw data(null, { status: 403 });
    if (done.outcome === "refused") return data(done.refused, { status: done.status });
    const made = done.version > 0 ? { [VERSION]: String(done.version) } : {};
    throw redirect(`${sitePath(editor.kind.id)}?${new URLSearchParams({ [OUTCOME]: done.outcome, ...made })}`, 303);
  });
}
