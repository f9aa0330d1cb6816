import { redirect } from "react-router";
import { receiveShared } from "~/features/leads/by-hand/receive-shared.server";
import { NEW_LEAD_PATH } from "~/features/leads/paths";
import type { Route } from "./+types/lead-shared";

export const loader = () => redirect(NEW_LEAD_PATH);

export async function action({ request }: Route.ActionArgs) {
  return redirect(await receiveShared(request), 303);
}
