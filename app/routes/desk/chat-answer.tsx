import { data, Link, redirect, useNavigation } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { useFormKey } from "~/components/desk/use-form-key";
import { business } from "~/content/business";
import { chatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { findEdits } from "~/features/chat/bot/bot-reply-store.server";
import { handleRuleForm } from "~/features/chat/bot/handle-rule-form.server";
import { CHAT_ANSWERS_PATH, chatAnswerPath, NEW_RULE, NO_EDITS } from "~/features/chat/bot/rule-edits";
import { RuleForm } from "~/features/chat/bot/rule-form";
import { factsOfRule, offeredPages, showRule } from "~/features/chat/bot/rule-view.server";
import type { ShownRule } from "~/features/chat/bot/shown-rule";
import { GonePage } from "~/features/desk/gone-page";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-answer";

const SAVED = "saved";

const IN_LANGUAGE = { isOn: true, reply: "", words: "" };

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const copy = chatAnswersCopy[language];
  const held = await orDatabaseAway(async () => {
    await requireOwner(args);
    return (await findEdits(context.get(servicesContext).db)) ?? { version: 0, edits: NO_EDITS };
  });
  const fresh = newRule(copy.form.newTitle);
  const rule = params.rule === NEW_RULE ? fresh : showRule(params.rule, held.edits, copy);
  return data(
    {
      rule,
      version: held.version,
      saved: Number(url.searchParams.get(SAVED)),
      facts: factsOfRule(rule ?? fresh, language),
      pages: offeredPages(language),
      language,
      copy,
    },
    { status: rule ? 200 : 404 },
  );
}

function newRule(name: string): ShownRule {
  const own = { place: "topics", page: null } as const;
  return { id: NEW_RULE, name, own, nl: IN_LANGUAGE, en: IN_LANGUAGE, shipped: null };
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { db } = context.get(servicesContext);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const done = await handleRuleForm(db, params.rule, fields, by);
    if (done.outcome === "shown") return data(done.state, { status: done.status });
    if (done.outcome === "saved") throw redirect(`${chatAnswerPath(done.rule)}?${SAVED}=${done.version}`, 303);
    const made = done.outcome === "removed" ? `&version=${done.version}` : "";
    throw redirect(`${CHAT_ANSWERS_PATH}?outcome=${done.outcome}${made}`, 303);
  });
}

/** The next save after a conflict applies to the current version. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.metaTitle} | ${business.name}` : business.name);

export default function ChatAnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rule, version, saved, facts, pages, language, copy } = loaderData;
  const isSent = useNavigation().formData?.get("do") === "save";
  const { key, noteUse } = useFormKey({ about: `${rule?.id} ${saved}`, version, isSent });
  if (!rule) return <GonePage copy={copy.gone} to={CHAT_ANSWERS_PATH} back={copy.back} />;
  const undo = { do: "restore", to: String(saved - 1), version: String(saved) };
  const isSaved = saved > 0 && !actionData;
  return (
    <>
      <Link to={CHAT_ANSWERS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {copy.back}
      </Link>
      <h1 className="mb-6 text-desk wrap-anywhere">{rule.name}</h1>
      {isSaved && (
        <UndoNotice
          isGood
          text={copy.outcomes.saved}
          listPath={chatAnswerPath(rule.id)}
          undo={saved === version ? { action: CHAT_ANSWERS_PATH, fields: undo, label: copy.undo } : null}
        />
      )}
      <RuleForm
        key={key}
        rule={rule}
        version={version}
        state={actionData ?? null}
        language={language}
        facts={facts}
        pages={pages}
        copy={copy}
        onUse={noteUse}
      />
    </>
  );
}
