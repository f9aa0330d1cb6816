import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { ChatRepliesLink, QuestionsFields } from "~/features/desk/site/questions/questions-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import { useLanguage } from "~/lib/language/language-context";
import type { Route } from "./+types/site-questions";
import { changeSiteKind, factsOfForm, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteKind(args, "questions");
  return { ...loaded, facts: factsOfForm(loaded.page, args) };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "questions");

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.questions.metaTitle);

export default function SiteQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { facts } = loaderData;
  const { language } = useLanguage();
  const { questions: words } = useWords("site");
  return (
    <SitePage
      kind="questions"
      loaded={loaderData}
      words={words}
      answer={actionData}
      previews={previewsOf(["faq"], words.pages)}
      lead={<ChatRepliesLink />}
    >
      {(field) => <QuestionsFields facts={facts} language={language} answer={actionData} field={field} />}
    </SitePage>
  );
}
