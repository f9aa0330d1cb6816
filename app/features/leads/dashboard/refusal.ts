export interface Refusal {
  form: "bulk" | "move" | "today";
  /** Null when it did not get through. */
  text: string | null;
  /** Null if none in particular. */
  field: string | null;
  fields: Record<string, string>;
  leads: string[];
}

export function unsentRefusal(form: FormData): Refusal {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const fields = Object.fromEntries(texts);
  const leads = form.getAll("lead").map((lead) => String(lead).split("@")[0] ?? "");
  return { form: formOf(fields.do), text: null, field: null, fields, leads };
}

function formOf(task: string | undefined): Refusal["form"] {
  return task === "bulk" || task === "move" ? task : "today";
}
