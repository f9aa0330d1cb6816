import { Form } from "react-router";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { DESK_CHECKS_PATH } from "../paths";
import { ALLOW_FORM, REFUSE_FORM } from "./refusal-forms";

interface RefusalsProps {
  refusals: readonly { host: string; says: string }[];
  answer: FormAnswer<"host"> | null;
}

/** Sites that are not looked at, and the form for one more. */
export function Refusals({ refusals, answer }: RefusalsProps) {
  const { refusals: words } = useWords("websiteChecks");
  const form = useErrorInView(answer);
  const field = fieldsOf<"host">({ form: "refusal", answer });
  return (
    <section aria-labelledby="refusals-title" className="mt-12 max-w-[46rem]">
      <h2 id="refusals-title" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <Form
        ref={form}
        key={refusals.length}
        method="post"
        action={DESK_CHECKS_PATH}
        preventScrollReset
        className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          {...field("host")}
          label={words.label}
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
        />
        <SubmitButton value={REFUSE_FORM} variant="dark">
          {words.submit}
        </SubmitButton>
      </Form>
      {refusals.length > 0 && (
        <ul className="mt-5 rounded-card border border-linen-200 bg-white">
          {refusals.map(({ host, says }) => (
            <li
              key={host}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-linen-200 px-4 py-1.5 first:border-t-0"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold text-ink-950">{host}</span>{" "}
                <span className="text-small text-ink-500">{says}</span>
              </p>
              <OneTapForm
                path={DESK_CHECKS_PATH}
                fields={{ do: ALLOW_FORM, host }}
                about={host}
                pending={words.pending}
                className="link text-small"
              >
                {words.remove}
              </OneTapForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
