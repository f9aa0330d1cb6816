import { Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { OfferedFacts } from "./offered-facts";
import { chatAnswerPath, NEW_RULE, PLACES } from "./rule-edits";
import { RuleLanguage } from "./rule-language";
import type { ShownRule } from "./shown-rule";

interface RuleFormProps {
  rule: ShownRule;
  version: number;
  state: FormAnswer | null;
  language: Language;
  facts: PerLanguage<readonly NamedFact[]>;
  pages: readonly { name: string; path: string }[];
  copy: ChatAnswersCopy;
  onUse: () => void;
}

export function RuleForm({ rule, version, state, language, facts, pages, copy, onUse }: RuleFormProps) {
  const sent = useNavigation().formData?.get("do");
  const words = copy.form;
  const { own } = rule;
  const served = { name: rule.id === NEW_RULE ? "" : rule.name, place: own?.place ?? "", page: own?.page ?? "" };
  const field = fieldsOf<"name" | "place" | "page">({ form: "rule", answer: state, served });
  const form = useErrorInView(state);
  return (
    <Form
      ref={form}
      method="post"
      action={chatAnswerPath(rule.id)}
      onInput={onUse}
      onSubmit={onUse}
      className="grid max-w-[60rem] gap-6"
    >
      <input type="hidden" name="version" value={version} />
      {state?.problem && <FormNotice text={state.problem} />}
      {own && (
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField {...field("name")} maxLength={60} label={words.name} hint={words.nameHint} />
          <SelectField {...field("place")} label={copy.places.label}>
            {PLACES.map((place) => (
              <option key={place} value={place}>
                {copy.places[place]}
              </option>
            ))}
          </SelectField>
          <SelectField {...field("page")} label={words.page}>
            <option value="">{words.noPage}</option>
            {pages.map(({ name, path }) => (
              <option key={name} value={name}>
                {path}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {LANGUAGES.map((of) => (
          <RuleLanguage key={of} of={of} rule={rule} state={state} facts={facts[of]} copy={copy} />
        ))}
      </div>
      <OfferedFacts facts={facts[language]} copy={words} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" name="do" value="save" aria-disabled={sent === "save"}>
          {sent === "save" ? words.pending : words.save}
        </Button>
        {own && rule.id !== NEW_RULE && (
          <Button type="submit" name="do" value="remove" variant="quiet" aria-disabled={sent === "remove"}>
            <Trash2 aria-hidden="true" />
            {words.remove}
          </Button>
        )}
      </div>
    </Form>
  );
}
