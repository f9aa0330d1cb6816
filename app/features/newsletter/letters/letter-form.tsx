import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { LettersCopy } from "~/content/desk/letters/nl";
import { LANGUAGES } from "~/lib/language/language";
import { useHydrated } from "~/lib/use-hydrated";
import { LETTER_BOUNDS, type LetterAnswer, type LetterField } from "./letter";

interface LetterFormProps {
  /** For a new one, so that a double press makes one letter. */
  id: string;
  version: number;
  fields: Readonly<Record<string, string>>;
  answer: LetterAnswer | null;
  articles: readonly { id: string; title: string }[];
  copy: LettersCopy;
}

export function LetterForm({ id, version, fields: served, answer, articles, copy }: LetterFormProps) {
  const isHydrated = useHydrated();
  const form = useErrorInView(answer?.problem ? answer : null);
  const sent = useNavigation().formData?.get("do");
  const fields = answer?.fields ?? served;
  const [made] = useState(fields.id || id);
  const field = (name: LetterField) => {
    const error = answer?.errors[name];
    return { id: `letter-${name}`, name, defaultValue: fields[name] ?? "", error: error && copy.errors[error] };
  };
  return (
    <Form ref={form} method="post" noValidate={isHydrated} className="grid max-w-[56rem] gap-6">
      {answer?.problem && <FormNotice text={copy.problems[answer.problem]} />}
      <input type="hidden" name="id" value={made} />
      <input type="hidden" name="version" value={version} />
      {/* What the return key presses. */}
      <button type="submit" name="do" value="save" hidden />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          id="letter-article"
          name="article"
          label={copy.article.label}
          hint={copy.article.hint}
          defaultValue={fields.article ?? ""}
        >
          <option value="">{copy.article.none}</option>
          {articles.map((article) => (
            <option key={article.id} value={article.id}>
              {article.title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="do" value="article" variant="quiet" className="justify-self-start">
          {copy.article.submit}
        </Button>
      </div>
      {LANGUAGES.map((language) => (
        <fieldset
          key={language}
          className="grid min-w-0 gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6"
        >
          <legend className="float-left w-full font-display text-h3 font-bold text-ink-950">
            {copy.languages[language]}
          </legend>
          <TextField
            {...field(`subject_${language}`)}
            lang={language}
            label={copy.subject}
            maxLength={LETTER_BOUNDS.subject}
            autoComplete="off"
          />
          <TextAreaField
            {...field(`body_${language}`)}
            lang={language}
            label={copy.body}
            hint={copy.bodyHint}
            maxLength={LETTER_BOUNDS.body}
            className="max-h-[40rem] min-h-60"
          />
        </fieldset>
      ))}
      <p className="text-small">{copy.languageHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="save" aria-disabled={sent === "save"}>
          {sent === "save" ? copy.pending : copy.save}
        </Button>
        <Button type="submit" name="do" value="test" variant="quiet" aria-disabled={sent === "test"}>
          {sent === "test" ? copy.pending : copy.test}
        </Button>
      </div>
    </Form>
  );
}
