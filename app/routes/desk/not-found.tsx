import { data, redirect } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { orDatabaseAway } from "~/routes/database-away.server";
import type { Route } from "./+types/not-found";

const LISTED = ["leads", "people"];

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  await orDatabaseAway(() => requireUser(args));
  if (LISTED.includes(params["*"])) throw redirect(DESK_PATH);
  return data(null, { status: 404 });
}

export const meta = deskMeta(({ admin }) => admin.desk.notFound.metaTitle);

export default function NotFound() {
  const words = useWords("admin").desk.notFound;
  return <GonePage copy={words} to={DESK_PATH} back={words.back} />;
}
