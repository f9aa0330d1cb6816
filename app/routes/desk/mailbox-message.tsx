import { data, Link } from "react-router";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { mailboxCopy } from "~/content/desk/mailbox/mailbox-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { leadPath } from "~/features/leads/paths";
import { personPath } from "~/features/leads/person-page/paths";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import { MessageView } from "~/features/mail/mailbox/message-view";
import { readMessage } from "~/features/mail/mailbox/read-message.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
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
  const copy = mailboxCopy[language];
  const said = { metaTitle: copy.metaTitle, message: copy.message, mails: adminCopy[language].mails };
  return data({ message, copy: said }, { status: message ? 200 : 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? fill(loaderData.copy.metaTitle, { name: business.name }) : business.name);

export default function MessagePage({ loaderData: { message, copy } }: Route.ComponentProps) {
  const words = copy.message;
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
      <MessageView message={message} copy={words} mails={copy.mails} />
    </>
  );
}
