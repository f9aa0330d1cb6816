import { deskWords } from "~/content/desk/words.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { fill } from "~/lib/text/fill";
import { addHours, timeAt } from "~/lib/time/clock";
import { shownName } from "../assign/read-colleagues.server";
import { type Changed, type ChangeServices, change } from "../change-lead.server";
import { CALLING_FORMS } from "../lead-page/lead-forms";
import type { Reader } from "../list/present-lead.server";
import { callsOf, deleteCall, saveCall } from "./call-store.server";

/** Hours during which nobody is reminded of the lead. */
const CALL = 1;

/** Undefined if it is no such form. Whoever calls first is the one who calls. */
export async function callByForm(
  services: ChangeServices,
  id: string,
  form: unknown,
  by: By,
): Promise<Changed | undefined> {
  if (form === CALLING_FORMS.undo) {
    return change(services, id, by, async (tx) => ((await deleteCall(tx, id)) ? { action: "lead.uncall" } : "changed"));
  }
  if (form !== CALLING_FORMS.call) return undefined;
  return change(services, id, by, async (tx, lead) => {
    if (lead.status === "spam") return "invalid";
    if ((await callsOf(tx, [id], by.now)).length > 0) return "changed";
    const calling_until = addHours(by.now.toISOString(), CALL);
    await saveCall(tx, { lead_id: id, user_id: by.user.id, calling_until });
    return { action: "lead.call" };
  });
}

/** The sentences that say who is calling, by the id of the lead. */
export async function readCalls(
  db: Db,
  leadIds: readonly string[],
  { language, now }: Reader,
): Promise<Map<string, string>> {
  const { calling } = deskWords[language].today;
  const calls = await callsOf(db, leadIds, now);
  return new Map(
    calls.map(({ lead_id, name, calling_until }) => [
      lead_id,
      fill(calling, { who: shownName(name), time: timeAt(calling_until, language) }),
    ]),
  );
}
