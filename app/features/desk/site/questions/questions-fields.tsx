import { Link } from "react-router";
import { FactField } from "~/components/desk/fact-field";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import { CHAT_ANSWERS_PATH } from "~/features/chat/bot/rule-edits";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import type { FieldOf } from "../site-form";
import { LENGTHS } from "./question-bounds";

interface QuestionsFieldsProps {
  ids: readonly string[];
  facts: PerLanguage<readonly NamedFact[]>;
  /** Of the desk. */
  language: Language;
  field: FieldOf;
  copy: SiteCopy;
}

export function QuestionsFields({
  ids,
  facts,
  language,
  field,
  copy: { chips, questions: copy },
}: QuestionsFieldsProps) {
  return (
    <>
      <OfferedFacts facts={facts[language]} copy={copy} />
      {ids.map((id, index) => (
        <fieldset key={id} className="grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
          <legend className="sr-only">
            {copy.question} {index + 1}
          </legend>
          <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
            {LANGUAGES.map((of) => (
              <div key={of} className="grid gap-4">
                {(["question", "answer"] as const).map((part) => (
                  <FactField
                    key={part}
                    {...field(`${id}.${part}/${of}`)}
                    lang={of}
                    label={`${copy[part]} ${index + 1}`}
                    hint={copy.languages[of]}
                    maxLength={2 * LENGTHS[part]}
                    autoComplete="off"
                    facts={facts[of]}
                    isLong={part === "answer"}
                    copy={chips}
                  />
                ))}
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
