import { useState } from "react";
import { Form } from "react-router";
import { RichTextField } from "~/components/desk/rich-text/rich-text-field";
import { SubmitButton } from "~/components/desk/submit-button";
import { fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { LANGUAGES } from "~/lib/language/language";
import { useHydrated } from "~/lib/use-hydrated";
import { LETTER_BOUNDS, type LetterAnswer, type LetterField } from "./letter";

interface LetterFormProps {
  /** Id of a new letter, so that a double press makes one. */
  id: string;
  version: number;
  fields: Readonly<Record<string, string>>;
  answer: LetterAnswer | null;
  articles: readonly { id: string; title: string }[];
}

export function LetterForm({ id, version, fields: served, answer, articles }: LetterFormProps) {
  const words = useWords("letters");
  const isHydrated = useHydrated();
  const form = useErrorInView(answer?.problem ? answer : null);
  const [made] = useState(answer?.fields.id || id);
  const field = fieldsOf<LetterField | "article">({ form: "letter", answer, served });
  return (
    <Form ref={form} method="post" noValidate={isHydrated} className="grid max-w-[56rem] gap-6">
      {answer?.problem && <FormNotice text={answer.problem} />}
      <input type="hidden" name="id" value={made} />
      <input type="hidden" name="version" value={version} />
      {/* The button that the return key presses. */}
      <button type="submit" name="do" value="save" hidden />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField {...field("article")} label={words.article.label} hint={words.article.hint}>
          <option value="">{words.article.none}</option>
          {articles.map((article) => (
            <option key={article.id} value={article.id}>
              {article.title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="do" value="article" variant="quiet" className="justify-self-start">
          {words.article.submit}
        </Button>
      </div>
      {LANGUAGES.map((language) => (
        <fieldset
          key={language}
          className="grid min-w-0 gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6"
        >
          <legend className="float-left w-full font-display text-h3 font-bold text-ink-950">
            {words.languages[language]}
          </legend>
          <TextField
            {...field(`subject_${language}`)}
            lang={language}
            label={words.subject}
            maxLength={LETTER_BOUNDS.subject}
            autoComplete="off"
          />
          <RichTextField
            {...field(`body_${language}`)}
            format="mail"
            lang={language}
            label={words.body}
            maxLength={LETTER_BOUNDS.body}
            className="max-h-[40rem] min-h-60"
          />
        </fieldset>
      ))}
      <p className="text-small">{words.languageHint}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton value="save">{words.save}</SubmitButton>
        <SubmitButton value="test" variant="quiet">
          {words.test}
        </SubmitButton>
      </div>
    </Form>
  );
}
