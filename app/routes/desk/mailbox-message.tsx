import { data, Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { leadPath, personPath } from "~/features/leads/paths";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import { MessageView } from "~/features/mail/mailbox/message-view";
import { readMessage } from "~/features/mail/mailbox/read-message.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mailbox-message";

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const language = context.get(languageContext);
  const message = await orDatabaseAway(async () => {
    await requireUser(args);
    return readMessage(context.get(servicesContext).db, params.message, language);
  });
  return data({ message }, { status: message ? 200 : 404 });
}

export const meta = deskMeta(({ mailbox }) => mailbox.metaTitle);

export default function MessagePage({ loaderData: { message } }: Route.ComponentProps) {
  const { message: words } = useWords("mailbox");
  if (!message) return <GonePage copy={words.gone} to={MAILBOX_PATH} back={words.back} />;
  return (
    <>
      <Link
        to={message.lead ? leadPath(message.lead) : personPath(message.person)}
        className="link inline-flex min-h-11 items-center text-small"
      >
        {words.toPerson}
      </Link>
      <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.25rem)] leading-tight wrap-anywhere">{message.subject}</h1>
      <MessageView message={message} />
    </>
  );
}
