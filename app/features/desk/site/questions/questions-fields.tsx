import { Link } from "react-router";
import { TextAreaField, TextField } from "~/components/ui/field";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import { CHAT_ANSWERS_PATH } from "~/features/chat/bot/rule-edits";
import { LANGUAGES } from "~/lib/language/language";
import type { FieldOf } from "../site-form";
import { LENGTHS } from "./question-bounds";

interface QuestionsFieldsProps {
  ids: readonly string[];
  facts: readonly { name: string; value: string }[];
  field: FieldOf;
  copy: SiteCopy["questions"];
}

export function QuestionsFields({ ids, facts, field, copy }: QuestionsFieldsProps) {
  return (
    <>
      <OfferedFacts facts={facts} copy={copy} />
      {ids.map((id, index) => (
        <fieldset key={id} className="grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
          <legend className="sr-only">
            {copy.question} {index + 1}
          </legend>
          <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
            {LANGUAGES.map((language) => (
              <div key={language} className="grid gap-4">
                <TextField
                  {...field(`${id}.question/${language}`)}
                  lang={language}
                  label={`${copy.question} ${index + 1}`}
                  hint={copy.languages[language]}
                  maxLength={2 * LENGTHS.question}
                  autoComplete="off"
                />
                <TextAreaField
                  {...field(`${id}.answer/${language}`)}
                  lang={language}
                  label={`${copy.answer} ${index + 1}`}
                  hint={copy.languages[language]}
                  maxLength={2 * LENGTHS.answer}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** What the assistant answers has a page of its own. */
export function ChatRepliesLink({ copy }: { copy: SiteCopy["questions"] }) {
  return (
    <p className="mb-8 max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      {copy.chat}{" "}
      <Link to={CHAT_ANSWERS_PATH} className="link font-semibold">
        {copy.chatLink}
      </Link>
    </p>
  );
}
