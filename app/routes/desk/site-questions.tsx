import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { pathOf } from "~/content/pages";
import { questionIds } from "~/content/site/faq/faq-copy.server";
import { ChatRepliesLink, QuestionsFields } from "~/features/desk/site/questions/questions-fields";
import { SiteForm } from "~/features/desk/site/site-form";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/site-questions";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

/** The others are halves of sentences. */
const OFFERED =
  /^(price\.|phone|email|town|delivery\.|contract\.|webshopProducts|starterPages|answerWithinHours|noticeSaid|changesSaid)/;

export async function loader(args: Route.LoaderArgs) {
  const known = facts(args.context.get(languageContext));
  const offered = Object.entries(known).filter(([name]) => OFFERED.test(name));
  return {
    ...(await loadSiteKind(args, "questions")),
    ids: questionIds,
    facts: offered.map(([name, value]) => ({ name, value })),
  };
}

export const action = (args: Route.ActionArgs) => changeSiteKind(args, "questions");

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.questions.metaTitle} | ${business.name}` : business.name);

export default function SiteQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { page, told, isOwner, ids, facts, copy } = loaderData;
  const words = copy.questions;
  const refused = actionData ?? null;
  const previews = [{ to: pathOf("faq"), name: words.pages.faq }];
  return (
    <SiteKindFrame
      kind="questions"
      title={words.title}
      subtitle={words.subtitle}
      page={page}
      told={refused ? null : told}
      isOwner={isOwner}
      copy={copy}
    >
      <ChatRepliesLink copy={words} />
      <SiteForm
        key={`${page.form.base} ${page.form.draftAt} ${refused?.form.base}`}
        kind="questions"
        page={page}
        refused={refused}
        isOwner={isOwner}
        previews={previews}
        problems={words.problems}
        copy={copy}
      >
        {(field) => <QuestionsFields ids={ids} facts={facts} field={field} copy={words} />}
      </SiteForm>
    </SiteKindFrame>
  );
}
