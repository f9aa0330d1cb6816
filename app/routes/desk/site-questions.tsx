import { business } from "~/content/business";
import { questionIds } from "~/content/site/faq/faq-copy.server";
import { offeredFacts } from "~/features/desk/site/offered-facts.server";
import { ChatRepliesLink, QuestionsFields } from "~/features/desk/site/questions/questions-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/site-questions";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  return {
    ...(await loadSiteKind(args, "questions")),
    ids: questionIds,
    facts: offeredFacts(args.context.get(languageContext)),
  };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "questions");

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.questions.metaTitle} | ${business.name}` : business.name);

export default function SiteQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const words = loaderData.copy.questions;
  return (
    <SiteKindPage
      kind="questions"
      loaded={loaderData}
      words={words}
      refused={actionData}
      previews={["faq"]}
      lead={<ChatRepliesLink copy={words} />}
    >
      {(field) => <QuestionsFields ids={loaderData.ids} facts={loaderData.facts} field={field} copy={words} />}
    </SiteKindPage>
  );
}
