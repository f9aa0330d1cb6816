import { data, redirect } from "react-router";
import { business } from "~/content/business";
import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import type { Route } from "./+types/not-found";

const LISTED = ["leads", "people"];

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  await orDatabaseAway(() => requireUser(args));
  if (LISTED.includes(params["*"])) throw redirect(DESK_PATH);
  return data({ copy: pageCopy(adminCopy, context.get(languageContext)).desk.notFound }, { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function NotFound({ loaderData: { copy } }: Route.ComponentProps) {
  return <GonePage copy={copy} to={DESK_PATH} back={copy.back} />;
}
