import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { casePath } from "~/content/families";
import { findCase } from "~/content/site/portfolio/portfolio-copy.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { SITE_PATHS } from "~/features/desk/site/paths";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
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
  const { page, told, isOwner, kind, facts, isSeen } = loaderData;
  const { language } = useLanguage();
  const { work: words } = useWords("site");
  const title = page.form[`title/${language}`] || words.fresh;
  return (
    <SiteKindFrame
      kind={kind}
      title={title}
      subtitle={words.caseSubtitle}
      page={page}
      told={actionData ? null : told}
      isOwner={isOwner}
    >
      <p className="mb-6 flex flex-wrap gap-x-6">
        <Link to={SITE_PATHS.work} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
        {isSeen && (
          <a href={casePath(slug)} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
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
          { to: casePath(slug), name: words.previews.page },
          { to: "/", name: words.previews.home },
        ]}
        hasFiles
      >
        {(field) => <CaseFields facts={facts} field={field} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
