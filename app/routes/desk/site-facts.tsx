import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { FactsFields } from "~/features/desk/site/facts/facts-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import type { Route } from "./+types/site-facts";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export const loader = (args: Route.LoaderArgs) => loadSiteKind(args, "facts");

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "facts");

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.facts.metaTitle);

export default function SiteFacts({ loaderData, actionData }: Route.ComponentProps) {
  const { facts: words } = useWords("site");
  return (
    <SitePage
      kind="facts"
      loaded={loaderData}
      words={words}
      answer={actionData}
      previews={previewsOf(["contact", "home", "about", "support"], words.pages)}
    >
      {(field) => <FactsFields field={field} />}
    </SitePage>
  );
}
