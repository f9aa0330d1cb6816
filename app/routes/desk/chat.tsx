import { data, redirect } from "react-router";
import { v4 as uuidv4 } from "uuid";
import * as z from "zod/mini";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { answerAsPerson, attend } from "~/features/chat/attend.server";
import { personLineSchema } from "~/features/chat/chat-calls";
import { ChatDesk } from "~/features/chat/desk/chat-desk";
import { readDeskConversation } from "~/features/chat/desk/desk-conversation.server";
import { readByOwner } from "~/features/chat/desk/read-by-owner.server";
import { type ReplyProblem, refusedReply } from "~/features/chat/desk/refused-reply";
import { CHATS_PATH, chatPath } from "~/features/chat/paths";
import { GonePage } from "~/features/desk/gone-page";
import { orRefusedAtDesk } from "~/features/desk/not-taken";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/chat";

/** Opening a conversation marks it as read. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const language = context.get(languageContext);
  const services = context.get(servicesContext);
  const { conversation, writing } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const conversation = await readDeskConversation(services.db, params.conversation, { language, now: new Date() });
    if (conversation) await readByOwner(services, conversation);
    const { db, env } = services;
    const lead = conversation?.leadId ?? null;
    return { conversation, writing: lead === null ? null : await readWriting(db, lead, { user, language, env }) };
  });
  const { chat, chats } = pageCopy(adminCopy, language);
  return data(
    { conversation, writing, replyId: uuidv4(), copy: chat, authors: chats.authors },
    { status: conversation ? 200 : 404 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  const again = redirect(chatPath(params.conversation), 303);
  if (fields.do !== "reply") {
    await orDatabaseAway(() => attend(services, params.conversation, fields.do === "take-over" ? "person" : "bot"));
    return again;
  }
  const refuse = (problem: ReplyProblem, status: number) => data(refusedReply(problem, fields), { status });
  const line = z.safeParse(personLineSchema, { id: fields.line, text: fields.text });
  if (!line.success) return refuse(String(fields.text ?? "").trim() ? "invalid" : "empty", 422);
  try {
    await answerAsPerson(services, params.conversation, line.data);
    return again;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return refuse("failed", 503);
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orRefusedAtDesk(args, (problem, sent) => refusedReply(problem, Object.fromEntries(sent)));

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Chat({ loaderData, actionData, params }: Route.ComponentProps) {
  const { conversation, writing, replyId, copy, authors } = loaderData;
  if (!conversation) return <GonePage copy={copy.gone} to={CHATS_PATH} back={copy.back} about={params.conversation} />;
  return (
    <ChatDesk
      key={conversation.id}
      conversation={conversation}
      copy={copy}
      authors={authors}
      writing={writing}
      replyId={replyId}
      refused={actionData ?? null}
    />
  );
}
