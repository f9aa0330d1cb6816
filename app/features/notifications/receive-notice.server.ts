import * as z from "zod/mini";
import { callByForm } from "~/features/leads/calling/call-lead.server";
import type { ChangeServices } from "~/features/leads/change-lead.server";
import { CALLING_FORMS } from "~/features/leads/lead-page/lead-forms";
import { receiveNotice } from "./notice-store.server";
import { markReceived } from "./push-store.server";

/** `id`: of the message, which only the device knows. `isCalling`: the button of the notice was pressed. */
export const receiptSchema = z.object({ id: z.uuid(), isCalling: z.optional(z.boolean()) });

type Receipt = z.infer<typeof receiptSchema>;

/** A device says so, whether or not anybody is signed in there. */
export async function receivePush(services: ChangeServices, { id, isCalling }: Receipt, now: Date): Promise<void> {
  const received = await services.db.transaction().execute(async (tx) => {
    const message = await markReceived(tx, id, now);
    if (message?.notice_id) await receiveNotice(tx, message.notice_id);
    return message;
  });
  if (!received || !isCalling) return;
  const [noun, lead] = received.topic.split(":");
  if (noun === "lead" && lead) await callByForm(services, lead, CALLING_FORMS.call, { user: received.user, now });
}
