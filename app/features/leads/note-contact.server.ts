import type { By } from "~/features/audit/store.server";
import { type Changed, type ChangeServices, change } from "./change-lead.server";
import { CONTACT_WAYS } from "./contact-ways";
import { touchLead } from "./store.server";

/**
 * Writes that somebody at the desk has called or written to a person. The first time is when the lead was answered, and a
 * new lead has been contacted by it.
 */
export function noteContact(services: ChangeServices, id: string, told: unknown, by: By): Promise<Changed> {
  const way = CONTACT_WAYS.find((known) => known === told);
  if (!way) return Promise.resolve("invalid");
  return change(services, id, by, async (tx, lead) => {
    const at = by.now.toISOString();
    await touchLead(tx, id, {
      ...(lead.status === "new" && { status: "contacted", version: lead.version + 1 }),
      first_answered_at: lead.first_answered_at ?? at,
      updated_at: at,
    });
    return { action: "lead.contact", detail: { way } };
  });
}
