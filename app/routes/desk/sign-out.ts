import { redirect } from "react-router";
import { SIGN_IN_PATH } from "~/features/users/sign-in/paths";
import { signOut } from "~/features/users/sign-in/sign-in.server";
import { DESK_PATH } from "~/lib/desk-path";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-out";

export const loader = () => redirect(DESK_PATH);

export async function action({ request, context }: Route.ActionArgs) {
  const headers = await orDatabaseAway(() => signOut(context.get(servicesContext), request.headers));
  return redirect(SIGN_IN_PATH, { status: 303, headers });
}
