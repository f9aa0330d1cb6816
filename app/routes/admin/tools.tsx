import { adminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { requireUser } from "~/features/auth/session.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { deskPagesFor } from "~/features/desk/desk-pages";
import { DeskTools } from "~/features/desk/desk-tools";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/tools";
import { orDatabaseAway } from "./database-away.server";

export async function loader(args: Route.LoaderArgs) {
  const { role } = await orDatabaseAway(() => requireUser(args));
  const { nav, tools } = pageCopy(adminCopy, args.context.get(languageContext)).desk;
  return { pages: deskPagesFor(role, "tools"), copy: { names: nav.pages, ...tools } };
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function Tools({ loaderData: { pages, copy } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-none">{copy.title}</h1>
      <p className="mt-2 mb-6">{copy.subtitle}</p>
      <DeskTools pages={pages} copy={copy} />
    </>
  );
}
