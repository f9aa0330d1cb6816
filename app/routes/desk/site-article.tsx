import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { articlePath } from "~/content/families";
import { pathOf } from "~/content/pages";
import { articles } from "~/content/site/articles/articles.server";
import { articleFacts } from "~/features/articles/article-words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { ArticleFields } from "~/features/desk/site/articles/article-fields";
import { SITE_PATHS } from "~/features/desk/site/paths";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
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
  const { page, told, isOwner, kind, facts, isSeen } = loaderData;
  const { language } = useLanguage();
  const { articles: words } = useWords("site");
  const { form: fields } = page;
  return (
    <SiteKindFrame
      kind={kind}
      title={fields[`title/${language}`] || fields["title/nl"] || words.fresh}
      subtitle={words.articleSubtitle}
      page={page}
      told={actionData ? null : told}
      isOwner={isOwner}
    >
      <p className="mb-6 flex flex-wrap gap-x-6">
        <Link to={SITE_PATHS.articles} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
        {isSeen && (
          <a
            href={articlePath(slug)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center"
          >
            {words.seen}
          </a>
        )}
      </p>
      <SiteForm
        kind={kind}
        page={page}
        answer={actionData ?? null}
        isOwner={isOwner}
        previews={[
          { to: articlePath(slug), name: words.previews.article },
          { to: pathOf("blog"), name: words.previews.blog },
        ]}
        hasFiles
      >
        {(field) => <ArticleFields facts={facts} language={language} field={field} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
