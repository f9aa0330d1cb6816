import { useWords } from "~/content/desk/words";
import { articlePath } from "~/content/families";
import { pathOf } from "~/content/pages";
import { articles } from "~/content/site/articles/articles.server";
import { articleFacts } from "~/features/articles/article-words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { ArticleFields } from "~/features/desk/site/articles/article-fields";
import { SiteItemPage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import { useLanguage } from "~/lib/language/language-context";
import type { Route } from "./+types/site-article";
import { changeSiteKind, factsOfForm, loadSiteItem } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteItem(args, "articles", args.params.slug);
  const isSeen = articles().some(({ id }) => id === args.params.slug);
  return { ...loaded, isSeen, facts: factsOfForm(loaded.page, args, articleFacts) };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, `articles.${args.params.slug}`);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.articles.metaTitle);

export default function SiteArticle({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
  const { language } = useLanguage();
  const { previews } = useWords("site").articles;
  const { page } = loaderData;
  return (
    <SiteItemPage
      family="articles"
      loaded={loaderData}
      title={page.form[`title/${language}`] || page.form["title/nl"]}
      path={articlePath(slug)}
      answer={actionData}
      previews={[
        { to: articlePath(slug), name: previews.article },
        { to: pathOf("blog"), name: previews.blog },
      ]}
    >
      {(field) => <ArticleFields facts={loaderData.facts} language={language} field={field} />}
    </SiteItemPage>
  );
}
