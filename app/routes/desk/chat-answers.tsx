import { redirect } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { chatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { findEdits } from "~/features/chat/bot/bot-reply-store.server";
import { moveUpOwnRule, restoreVersion } from "~/features/chat/bot/change-rules.server";
import { CHAT_ANSWERS_PATH, chatAnswerPath, NEW_RULE, NO_EDITS } from "~/features/chat/bot/rule-edits";
import { RuleHistory } from "~/features/chat/bot/rule-history";
import { OwnRules, RuleGroup } from "~/features/chat/bot/rule-list";
import { listGroups, listHistory, listOwn } from "~/features/chat/bot/rule-view.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readVersion } from "~/lib/db/read-version";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat-answers";

const OUTCOME = "outcome";
const VERSION = "version";
const OUTCOMES = ["removed", "moved", "restored", "conflict", "gone"] as const;
type Outcome = (typeof OUTCOMES)[number];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const copy = chatAnswersCopy[language];
  const { db } = context.get(servicesContext);
  const [held, history] = await orDatabaseAway(async () => {
    await requireOwner(args);
    const found = (await findEdits(db)) ?? { version: 0, edits: NO_EDITS };
    return [found, await listHistory(db, found.edits, copy, language)] as const;
  });
  return {
    version: held.version,
    own: listOwn(held.edits),
    groups: listGroups(held.edits, copy),
    history,
    outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    made: Number(url.searchParams.get(VERSION)),
    copy,
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { db } = context.get(servicesContext);
    const { fields } = await readBody(request);
    const [base, by] = [readVersion(fields.version), { user, now: new Date() }];
    const isMove = fields.do === "up";
    const changed = isMove
      ? await moveUpOwnRule(db, String(fields.rule ?? ""), base, by)
      : await restoreVersion(db, Number(fields.to), base, by);
    const outcome: Outcome = changed.outcome === "changed" ? (isMove ? "moved" : "restored") : changed.outcome;
    const made = changed.outcome === "changed" ? { [VERSION]: String(changed.version) } : {};
    throw redirect(`${CHAT_ANSWERS_PATH}?${new URLSearchParams({ [OUTCOME]: outcome, ...made })}`, 303);
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? `${loaderData.copy.metaTitle} | ${business.name}` : business.name);

export default function ChatAnswers({ loaderData }: Route.ComponentProps) {
  const { version, own, groups, history, outcome, made, copy } = loaderData;
  const undo = { do: "restore", to: String(made - 1), version: String(made) };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-desk">{copy.title}</h1>
        <ButtonLink to={chatAnswerPath(NEW_RULE)}>{copy.add}</ButtonLink>
      </div>
      <p className="mt-3 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      {outcome && (
        <UndoNotice
          isGood={outcome !== "conflict" && outcome !== "gone"}
          text={copy.outcomes[outcome]}
          listPath={CHAT_ANSWERS_PATH}
          undo={made === version && made > 0 ? { action: CHAT_ANSWERS_PATH, fields: undo, label: copy.undo } : null}
        />
      )}
      <h2 className="mb-3 text-h3">{copy.groups.own}</h2>
      <OwnRules rules={own} version={version} copy={copy} />
      <p className="mt-10 mb-5 max-w-[70ch] text-small">{copy.order}</p>
      <div className="grid gap-7">
        {groups.map((group) => (
          <RuleGroup key={group.id} group={group} copy={copy} />
        ))}
      </div>
      <h2 className="mt-12 mb-4 text-h3">{copy.history.title}</h2>
      <RuleHistory versions={history} version={version} copy={copy} />
    </>
  );
}
