import { data, redirect } from "react-router";
import { v4 as uuidv4 } from "uuid";
import { IN_PLACE } from "~/components/desk/row-answer";
import { formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { attend, readByOwner } from "~/features/chat/attend.server";
import { ChatDesk } from "~/features/chat/desk/chat-desk";
import { readDeskConversation } from "~/features/chat/desk/desk-conversation.server";
import { replyByForm } from "~/features/chat/desk/reply-by-form.server";
import { CHATS_PATH, chatPath, REPLY } from "~/features/chat/paths";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { readWriting } from "~/features/mail/thread/read-writing.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
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
  return data({ conversation, writing, replyId: uuidv4() }, { status: conversation ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const services = context.get(servicesContext);
  await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  const again = redirect(chatPath(params.conversation), 303);
  if (fields.do !== REPLY.do) {
    await orDatabaseAway(() => attend(services, params.conversation, fields.do === "take-over" ? "person" : "bot"));
    return again;
  }
  const refused = await replyByForm(services, params.conversation, fields, context.get(languageContext));
  if (refused) return data(refused.answer, { status: refused.status });
  return IN_PLACE in fields ? data(formAnswer(null, fields)) : again;
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ admin: { chat } }, sent) =>
    sent.get("do") === REPLY.do ? chat.reply.problems : chat.attendance,
  );

export const meta = deskMeta(({ admin }) => admin.chat.metaTitle);

export default function Chat({ loaderData, actionData, params }: Route.ComponentProps) {
  const { conversation, writing, replyId } = loaderData;
  const { chat: words } = useWords("admin");
  if (!conversation)
    return <GonePage copy={words.gone} to={CHATS_PATH} back={words.back} about={params.conversation} />;
  return (
    <ChatDesk
      key={conversation.id}
      conversation={conversation}
      writing={writing}
      replyId={replyId}
      answer={actionData ?? null}
    />
  );
}
