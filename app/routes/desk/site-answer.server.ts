import { type ActionFunctionArgs, data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { facts } from "~/content/facts.server";
import { namedFacts } from "~/features/chat/bot/offered-facts.server";
import { handleSiteForm, publishOver, type SiteDone } from "~/features/desk/site/handle-site-form.server";
import { NEW, OUTCOME, SITE_PATHS, type SiteKind, sitePath, VERSION } from "~/features/desk/site/paths";
import { readPictureForm } from "~/features/desk/site/pictures/read-picture-form.server";
import { placeNew } from "~/features/desk/site/place-new.server";
import { readSitePage } from "~/features/desk/site/read-site.server";
import { errorsInWords } from "~/features/desk/site/site-editor";
import { editorOf } from "~/features/desk/site/site-kinds.server";
import { OUTCOMES, type SitePageView } from "~/features/desk/site/site-view";
import { requireUser } from "~/features/users/sessions/session.server";
import type { Language, PerLanguage } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import type { NamedFact } from "~/lib/text/fact-chips";
import type { Facts } from "~/lib/text/fill";
import type { Values } from "~/platform/site-content/content-kind";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";

/** Other buttons of a page by what they do: they change the current values. A button can name an item after a dot. */
type Taps = Readonly<Record<string, (values: Values, item: string) => Values>>;

/** `kind` as in `sitePath`. */
export async function loadSiteKind(args: ActionFunctionArgs, kind: string) {
  const { url, context } = args;
  const language = context.get(languageContext);
  return orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const { db } = context.get(servicesContext);
    const editor = editorOf(kind);
    if (!editor) throw data(null, { status: 404 });
    const page = await readSitePage(db, editor, { language, now: new Date() });
    const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME));
    return {
      page,
      told: outcome ? { outcome, version: Number(url.searchParams.get(VERSION)) || 0 } : null,
      isOwner: role === "owner",
    };
  });
}

/** One of many of a kind, by its slug. One that is gone leads to the list, with what was said of it. */
export async function loadSiteItem(args: ActionFunctionArgs, family: SiteKind, slug: string) {
  const loaded = await loadSiteKind(args, `${family}.${slug}`);
  const { isChanged, isOwn, draft, unfit } = loaded.page;
  const isThere = slug === NEW || !isOwn || isChanged || draft !== null || unfit.length > 0;
  if (!isThere) throw redirect(SITE_PATHS[family] + args.url.search);
  return { ...loaded, kind: `${family}.${slug}` };
}

/** The facts that the texts of a form name between braces, and those that they can name. */
export function factsOfForm(
  { form }: SitePageView,
  { context }: ActionFunctionArgs,
  known: (language: Language) => Facts = facts,
): PerLanguage<NamedFact[]> {
  return namedFacts(Object.values(form).join(), known, context.get(languageContext));
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
    const { fields: posted, wrongFiles } = await readPictureForm(request, { db: services.db, now: by.now }, asked);
    if (posted === null) {
      const words = deskWords[language].site;
      const errors = errorsInWords(wrongFiles, asked, words);
      return data(formAnswer(words.problem.notReceived, {}, errors), { status: 422 });
    }
    const isOwner = user.role === "owner";
    const [todo = "", item = ""] = posted.do?.split(".") ?? [];
    const tap = Object.hasOwn(taps, todo) ? taps[todo] : undefined;
    const [family = "", slug] = kind.split(".");
    const place = slug === NEW ? await placeNew(services.db, family, posted, by.now) : null;
    const editor = place?.editor ?? asked;
    const fields = place?.draftAt ? { ...posted, draft_at: place.draftAt } : posted;
    const done: SiteDone = !tap
      ? await handleSiteForm(services, editor, fields, { ...by, isOwner, language }, wrongFiles)
      : isOwner
        ? await publishOver(services, editor, (values) => tap(values, item), by)
        : { outcome: "forbidden" };
    if (done.outcome === "forbidden") throw data(null, { status: 403 });
    if (done.outcome === "refused") return data(done.answer, { status: done.status });
    const made = done.version > 0 ? { [VERSION]: String(done.version) } : {};
    // Sent twice, it was published by the first.
    const outcome = place && done.outcome === "same" ? "published" : done.outcome;
    throw redirect(`${sitePath(editor.kind.id)}?${new URLSearchParams({ [OUTCOME]: outcome, ...made })}`, 303);
  });
}
