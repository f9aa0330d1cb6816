import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { deskPagesFor } from "~/features/desk/desk-pages";
import { DeskTools } from "~/features/desk/desk-tools";
import { troubleMessage } from "~/features/mail/desk/read-mails.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
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
  const { nav, tools } = pageCopy(adminCopy, language).desk;
  return { pages: deskPagesFor(role, "tools"), notes: mails ? { mails } : {}, copy: { names: nav.pages, ...tools } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Tools({ loaderData: { pages, notes, copy } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6">{copy.subtitle}</p>
      <DeskTools pages={pages} notes={notes} copy={copy} />
    </>
  );
}
