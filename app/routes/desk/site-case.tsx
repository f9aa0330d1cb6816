import { useWords } from "~/content/desk/words";
import { casePath } from "~/content/families";
import { findCase } from "~/content/site/portfolio/portfolio-copy.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { SiteItemPage } from "~/features/desk/site/site-page";
import { CaseFields } from "~/features/desk/site/work/case-fields";
import { readAgain } from "~/lib/http/read-again";
import { useLanguage } from "~/lib/language/language-context";
import type { Route } from "./+types/site-case";
import { changeSiteKind, factsOfForm, loadSiteItem } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteItem(args, "work", args.params.slug);
  return { ...loaded, isSeen: findCase(args.params.slug) !== null, facts: factsOfForm(loaded.page, args) };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, `work.${args.params.slug}`);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.work.metaTitle);

export default function SiteCase({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { previews } = useWords("site").work;
  const { page } = loaderData;
  return (
    <SiteItemPage
      family="work"
      loaded={loaderData}
      title={page.form[`title/${language}`]}
      path={casePath(slug)}
      answer={actionData}
      previews={[
        { to: casePath(slug), name: previews.page },
        { to: "/", name: previews.home },
      ]}
    >
      {(field) => <CaseFields facts={loaderData.facts} field={field} />}
    </SiteItemPage>
  );
}
