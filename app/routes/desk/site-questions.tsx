import { business } from "~/content/business";
import { ChatRepliesLink, QuestionsFields } from "~/features/desk/site/questions/questions-fields";
import { SiteKindPage } from "~/features/desk/site/site-kind-page";
import { readAgain } from "~/lib/http/read-again";
import { useLanguage } from "~/lib/language/language-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/site-questions";
import { changeSiteKind, factsOfForm, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteKind(args, "questions");
  return { ...loaded, facts: factsOfForm(loaded.page, args) };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "questions");

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.questions.metaTitle} | ${business.name}` : business.name);

export default function SiteQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, copy } = loaderData;
  const { language } = useLanguage();
  const words = copy.questions;
  return (
    <SiteKindPage
      kind="questions"
      loaded={loaderData}
      words={words}
      refused={actionData}
      previews={["faq"]}
      isRearranged
      lead={<ChatRepliesLink copy={words} />}
    >
      {(field) => <QuestionsFields facts={facts} language={language} refused={actionData} field={field} copy={copy} />}
    </SiteKindPage>
  );
}
