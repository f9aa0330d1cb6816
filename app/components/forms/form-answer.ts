/** The answer to a form that was not accepted, or that was only rearranged. */
export interface FormAnswer<Field extends string = string> {
  /** Words for above the form. Null if a field's error says enough, or if nothing is wrong. */
  problem: string | null;
  /** Fields as typed. */
  fields: Readonly<Record<string, string>>;
  /** Words by field. */
  errors: Readonly<Partial<Record<Field, string>>>;
}

/** Fields that are never sent back. */
const PASSWORDS: readonly string[] = ["password", "imap_password", "present", "repeat"];

/** `sent`: a form's data or its parsed fields; files and passwords are left out. */
export function formAnswer<Field extends string>(
  problem: string | null,
  sent: FormData | Readonly<Record<string, unknown>>,
  errors: Partial<Record<Field, string>> = {} as Partial<Record<Field, string>>,
): FormAnswer<Field> {
  const entries = sent instanceof FormData ? [...sent] : Object.entries(sent);
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !PASSWORDS.includes(entry[0]),
  );
  return { problem, fields: Object.fromEntries(texts), errors };
}

/** Each error is the name of its words. */
export function errorsInWords<Field extends string, Problem extends string>(
  errors: Readonly<Partial<Record<Field, Problem>>>,
  words: Readonly<Record<Problem, string>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries(errors) as [Field, Problem][];
  return Object.fromEntries(entries.map(([field, problem]) => [field, words[problem]])) as Partial<
    Record<Field, string>
  >;
}

/** Null if the answer is to another form of the page: `values` are those of the form's hidden fields and its button. */
export function answerTo<Answer extends FormAnswer>(
  answer: Answer | null | undefined,
  values: Readonly<Record<string, string>>,
): Answer | null {
  const isOwn = Object.entries(values).every(([name, value]) => answer?.fields[name] === value);
  return answer && isOwn ? answer : null;
}

interface FieldsShown<Field extends string> {
  /** Starts the id of each field. */
  form: string;
  answer: FormAnswer<Field> | null;
  /** Values that the form begins with. */
  served?: Readonly<Record<string, string>>;
}

/** The props of a form's fields by name: what was typed, else what was served, and the error beside it. */
export function fieldsOf<Field extends string>({ form, answer, served = {} }: FieldsShown<Field>) {
  return (name: Field) => ({
    id: `${form}-${name}`,
    name,
    defaultValue: (answer?.fields ?? served)[name] ?? "",
    error: answer?.errors[name],
  });
}

export type FieldProps = ReturnType<ReturnType<typeof fieldsOf>>;
