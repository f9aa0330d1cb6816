import { BOUNDS } from "~/components/forms/bounds";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { CheckboxField, TextField } from "~/components/ui/field";
import { REST_FORM, type RestField } from "../check-forms";
import { REST_ID } from "../paths";
import type { DoneCheck } from "../read-check-page.server";
import { ResultForm } from "./result-form";

interface RestFormProps {
  to: string;
  words: DoneCheck["leave"];
  answer: FormAnswer<RestField> | null;
  onSend: (sent: FormData) => void;
}

/** Asks for an address, to show and send the whole result. */
export function RestForm({ to, words, answer, onSend }: RestFormProps) {
  const field = fieldsOf<RestField>({ form: "rest", answer });
  return (
    <section aria-labelledby="rest-title" className="border-2 border-linen-300 bg-white px-5 py-7 sm:px-9 sm:py-9">
      <h2 id="rest-title" className="text-panel">
        {words.title}
      </h2>
      <p className="mt-3 mb-6 max-w-[38rem]">{words.text}</p>
      <div className="max-w-[38rem]">
        <ResultForm
          form={REST_FORM}
          action={`${to}#${REST_ID}`}
          words={words}
          answer={answer}
          variant="dark"
          onSend={onSend}
          aside={
            <p className="text-small">
              {words.privacy} <PrivacyLink />
            </p>
          }
        >
          <TextField
            {...field("email")}
            type="email"
            label={words.email}
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={BOUNDS.email}
          />
          <CheckboxField {...field("newsletter")} label={words.newsletter} />
        </ResultForm>
      </div>
    </section>
  );
}
