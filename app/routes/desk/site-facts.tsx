import { business } from "~/content/business";
import { pathOf } from "~/content/pages";
import { FactsFields } from "~/features/desk/site/facts/facts-fields";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
import { readAgain } from "~/lib/http/read-again";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/site-facts";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export const loader = (args: Route.LoaderArgs) => loadSiteKind(args, "facts");

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "facts");

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.facts.metaTitle} | ${business.name}` : business.name);

export default function SiteFacts({ loaderData, actionData }: Route.ComponentProps) {
  const { page, told, isOwner, copy } = loaderData;
  const words = copy.facts;
  const refused = actionData ?? null;
  const previews = (["contact", "home", "about", "support"] as const).map((id) => ({
    to: pathOf(id),
    name: words.pages[id],
  }));
  return (
    <SiteKindFrame
      kind="facts"
      title={words.title}
      subtitle={words.subtitle}
      page={page}
      told={refused ? null : told}
      isOwner={isOwner}
      copy={copy}
    >
      <SiteForm
        key={`${page.form.base} ${page.form.draftAt} ${refused?.form.base}`}
        kind="facts"
        page={page}
        refused={refused}
        isOwner={isOwner}
        previews={previews}
        problems={words.problems}
        copy={copy}
      >
        {(field) => <FactsFields field={field} copy={words} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
