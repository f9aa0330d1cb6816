import { useId } from "react";
import { SelectField, TextField } from "~/components/ui/field";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { LANGUAGES, type Language } from "~/lib/language/language";

export const QUESTION = "question";
export const PAGE_LANGUAGE = "page_language";

interface QuestionFieldsProps {
  question: string;
  page: Language;
  copy: ChatAnswersCopy;
}

export function QuestionFields({ question, page, copy }: QuestionFieldsProps) {
  const id = useId();
  const words = copy.tryIt;
  return (
    <>
      <TextField
        id={`${id}-question`}
        name={QUESTION}
        defaultValue={question}
        maxLength={500}
        autoComplete="off"
        label={words.question}
      />
      <SelectField id={`${id}-page`} name={PAGE_LANGUAGE} defaultValue={page} label={words.page}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {copy.languages[language]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
