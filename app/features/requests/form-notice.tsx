import { useLanguage } from "~/lib/language/language-context";

/** `missing`: a required field is empty. `invalid`: what stands in a field is wrong. */
export type FormProblem = "missing" | "invalid" | "failed" | "limited";

/** What went wrong with a form that was sent without JavaScript: the toast's words, standing still. */
export function FormNotice({ problem }: { problem: FormProblem }) {
  const { t } = useLanguage();
  const isOops = problem === "missing" || problem === "invalid";
  const title = t(isOops ? "toast.oops.title" : `toast.${problem}.title`);
  const text = t(`toast.${problem}.text`);
  return (
    <div role="alert" className="mb-6 border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
