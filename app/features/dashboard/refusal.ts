/** What was asked of the dashboard and refused, with what was filled in. */
export interface Refusal {
  form: "bulk" | "move" | "view";
  /** Why, in words; null when it did not get through. */
  text: string | null;
  /** The field that it is about; null if none in particular. */
  field: string | null;
  fields: Record<string, string>;
  /** The ids of the leads that it was about. */
  leads: string[];
}

/** The refusal of a form that did not get through. */
export function unsentRefusal(form: FormData): Refusal {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const fields = Object.fromEntries(texts);
  const leads = form.getAll("lead").map((lead) => String(lead).split("@")[0] ?? "");
  return { form: formOf(fields.do), text: null, field: null, fields, leads };
}

function formOf(task: string | undefined): Refusal["form"] {
  if (task === "bulk" || task === "move") return task;
  return "view";
}
