import { createContext, type RouterContextProvider } from "react-router";
import { type AppointmentKind, bookableKinds } from "~/content/appointment-kinds";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { Language } from "~/lib/language/language";
import type { Planned } from "../slots.server";
import { type AnsweredForm, type AppointmentFormState, IDLE_APPOINTMENT_FORM } from "./appointment-form-state";
import { readFreeSlots, slotDays } from "./availability.server";
import { askedIn, choosing, plannedBy } from "./choice";
import { findCustomer } from "./find-customer.server";
import type { SlotDay } from "./slot-days";

export const appointmentFormStateContext = createContext<AnsweredForm | null>(null);

interface Asked {
  /** The form of a link from a mail. */
  form: AnsweredForm | null;
  params: URLSearchParams;
}

export async function appointmentFormState(
  context: Readonly<RouterContextProvider>,
  db: Db,
  language: Language,
  asked: Asked,
  now = new Date(),
): Promise<AppointmentFormState> {
  const sent = context.get(appointmentFormStateContext) ?? asked.form;
  const fields = sent ? sent.values : askedIn(asked.params);
  const project = await findCustomer(db, fields.project).catch(unlessAway);
  const state = choosing({ ...fields, project: project ? fields.project : "" }, kindsFor(project, fields.kind));
  const days = state.next === null ? await freeDays(db, language, plannedBy(state.choice), now) : [];
  const idle = project ? { ...IDLE_APPOINTMENT_FORM, values: detailsOf(project) } : IDLE_APPOINTMENT_FORM;
  return { ...(sent ?? idle), choosing: state, days };
}

/** A customer comes for one kind; a visitor chooses from those that are offered to everybody. */
function kindsFor(project: ProjectRow | undefined, asked: string | undefined): AppointmentKind[] {
  return bookableKinds(project !== undefined).filter((kind) => !project || kind === asked);
}

function detailsOf({ customer_name, email, phone }: ProjectRow): Record<string, string> {
  return { name: customer_name, email: email ?? "", phone: phone ?? "" };
}

function unlessAway(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}

/** null while the database is away. The moment of the appointment `but` counts as free. */
export async function freeDays(
  db: Db,
  language: Language,
  planned: Planned,
  now = new Date(),
  but: string | null = null,
): Promise<SlotDay[] | null> {
  try {
    return slotDays(await readFreeSlots(db, planned, now, but), language);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}
