import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";

export interface DashboardAnswer extends FormAnswer {
  /** Ids of the leads that were chosen. Unknown if the server was not reached. */
  leads?: readonly string[];
}

/** `sent`: with `lead` as a list where several were chosen. */
export function dashboardAnswer(
  problem: string | null,
  sent: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>> = {},
): DashboardAnswer {
  const leads = [sent.lead].flat().map((lead) => String(lead).split("@")[0] ?? "");
  return { ...formAnswer(problem, sent, errors), leads };
}

/** True for a tap on a row of Today, which has no form of its own to answer in. */
export function isOfToday({ fields }: FormAnswer): boolean {
  return fields.do !== "bulk" && fields.do !== "move";
}
