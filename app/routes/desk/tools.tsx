import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { DeskTools, type SwitchedOff } from "~/features/desk/desk-tools";
import { presentOpen } from "~/features/desk/go-live/open-items";
import { readGoLive } from "~/features/desk/go-live/read-list.server";
import { troubleMessage } from "~/features/mail/desk/read-mails.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/tools";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const off: SwitchedOff[] = [];
  if (services.mailbox.name === null) off.push("mailbox");
  if (!services.env.META_ACCESS_TOKEN) off.push("metaAds");
  return orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    if (role !== "owner") return { role, notes: {}, off };
    const mails = await troubleMessage(services.db, { language, now: new Date() });
    const open = presentOpen(await readGoLive(services, language), language);
    return { role, notes: { ...(mails && { mails }), ...(open && { goLive: open.left }) }, off };
  });
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
