import { business } from "~/content/business";
import { FactsFields } from "~/features/desk/site/facts/facts-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
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
  const words = loaderData.copy.facts;
  return (
    <SiteKindPage
      kind="facts"
      loaded={loaderData}
      words={{ ...words, problems: { ...words.problems, ...loaderData.copy.pictures.problems } }}
      refused={actionData}
      previews={["contact", "home", "about", "support"]}
      hasFiles
    >
      {(field) => <FactsFields field={field} copy={loaderData.copy} />}
    </SiteKindPage>
  );
}
