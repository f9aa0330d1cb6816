import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { deskPagesFor } from "~/features/desk/desk-pages";
import { DeskTools } from "~/features/desk/desk-tools";
import { troubleMessage } from "~/features/mail/desk/read-mails.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/tools";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const language = context.get(languageContext);
  const { role, mails } = await orDatabaseAway(async () => {
    const user = await requireUser(args);
    const isOwner = user.role === "owner";
    const reader = { language, now: new Date() };
    return { role: user.role, mails: isOwner ? await troubleMessage(context.get(servicesContext).db, reader) : null };
  });
  return { pages: deskPagesFor(role, "tools"), notes: mails ? { mails } : {} };
}

export const meta = deskMeta(({ admin }) => admin.desk.tools.metaTitle);

export default function Tools({ loaderData: { pages, notes } }: Route.ComponentProps) {
  const words = useWords("admin").desk.tools;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6">{words.subtitle}</p>
      <DeskTools pages={pages} notes={notes} />
    </>
  );
}
