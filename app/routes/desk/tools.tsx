import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { DeskTools } from "~/features/desk/desk-tools";
import { troubleMessage } from "~/features/mail/desk/read-mails.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/tools";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { db, env, mailbox } = context.get(servicesContext);
  const language = context.get(languageContext);
  const { role, mails } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const isOwner = user.role === "owner";
    return { role: user.role, mails: isOwner ? await troubleMessage(db, { language, now: new Date() }) : null };
  });
  const { off } = deskWords[language].admin.desk.tools;
  const notes = {
    ...(mails && { mails }),
    ...(mailbox.name === null && { mailbox: off }),
    ...(!env.META_ACCESS_TOKEN && { metaAds: off }),
  };
  return { role, notes };
}

export const meta = deskMeta(({ admin }) => admin.desk.tools.metaTitle);

export default function Tools({ loaderData }: Route.ComponentProps) {
  const words = useWords("admin").desk.tools;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2">{words.subtitle}</p>
      <DeskTools {...loaderData} />
    </>
  );
}
