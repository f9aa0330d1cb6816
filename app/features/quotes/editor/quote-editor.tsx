import { Form, useNavigation } from "react-router";
import { DRAFT_FIELD } from "~/components/desk/desk-draft";
import { DraftNotice } from "~/components/desk/draft-notice";
import { RichTextField } from "~/components/desk/rich-text/rich-text-field";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { PLANNINGS, QUOTE_BOUNDS } from "../quote";
import { type CustomerName, type DraftFields, offerSoFar, type PricedLine } from "./draft-fields";
import { DiscountRows } from "./editor-rows";
import { EditorTotals } from "./editor-totals";
import { LineGroups, type TitlesOfKinds } from "./line-groups";
import { useQuoteEditor } from "./use-quote-editor";
import { type QuoteStamp, useTypedQuote, type WrittenQuote } from "./use-typed-quote";

export interface EditorAnswer {
  fields: DraftFields;
  /** Null if only rows were added or removed. */
  outcome: keyof DeskWords["quotes"]["outcomes"] | null;
  errors: Record<string, string>;
}

interface QuoteEditorProps {
  of: WrittenQuote;
  /** Conflicts are noticed by it on saving. A new draft has the id to store it under. */
  stamp: QuoteStamp;
  fields: DraftFields;
  answer: EditorAnswer | null;
  vatPercent: number;
  priced: readonly PricedLine[];
  titles: TitlesOfKinds;
  /** Amounts are written in it. */
  language: Language;
  onUse?: () => void;
}

/** Works without scripts. */
export function QuoteEditor(props: QuoteEditorProps) {
  const { of, stamp, fields, answer, vatPercent, priced, titles, language, onUse } = props;
  const editor = useQuoteEditor(answer?.fields ?? fields, priced, onUse);
  const pending = useNavigation().formData?.get("do");
  const { draft, change } = editor;
  const errors = answer?.errors ?? {};
  const { editor: words, outcomes } = useWords("quotes");
  const form = useErrorInView(answer);
  const typed = useTypedQuote({ editor, form, of, stamp, fields, answer });
  const markSent = () => {
    onUse?.();
    typed.markSent();
  };
  const control = (name: CustomerName) => ({
    id: name,
    name,
    error: errors[name],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Form ref={form} method="post" noValidate onSubmit={markSent} className="grid gap-10">
      {answer?.outcome && <FormNotice text={outcomes[answer.outcome]} />}
      {typed.restored && <DraftNotice isOutdated={typed.restored === "outdated"} onDiscard={typed.discard} />}
      <input type="hidden" {...typed.stamp} />
      <input type="hidden" name={DRAFT_FIELD} value={typed.source} />
      {/* Enter in a field presses the first button of a form: this one, which saves. */}
      <EnterButton name="do" value="save" label={words.save} />
      <section aria-labelledby="editor-customer" className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <h2 id="editor-customer" className="text-h3 lg:col-span-2">
          {words.customer}
        </h2>
        <TextField {...control("customer_name")} label={words.name} autoComplete="off" />
        <TextField {...control("company")} label={words.company} hint={words.optional} autoComplete="off" />
        <TextField {...control("email")} type="email" inputMode="email" label={words.email} autoComplete="off" />
        <SelectField {...control("language")} label={words.language}>
          {LANGUAGES.map((known) => (
            <option key={known} value={known}>
              {words.languages[known]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...control("address")}
          label={words.address}
          hint={words.optional}
          maxLength={QUOTE_BOUNDS.address}
          className="min-h-24"
        />
        <RichTextField
          {...control("intro")}
          format="mail"
          label={words.intro}
          hint={words.introHint}
          maxLength={QUOTE_BOUNDS.intro}
          className="min-h-24"
        />
        <SelectField {...control("planning")} label={words.planning}>
          {PLANNINGS.filter((known) => known !== "custom" || draft.planning === known).map((known) => (
            <option key={known} value={known}>
              {words.plannings[known]}
            </option>
          ))}
          <option value="">{words.plannings.none}</option>
        </SelectField>
        <TextField
          {...control("first_version_on")}
          type="date"
          label={words.firstVersionOn}
          hint={fill(words.firstVersionHint, { firstVersionHours: String(business.firstVersionHours.to) })}
        />
      </section>
      <LineGroups editor={editor} errors={errors} priced={priced} titles={titles} />
      <DiscountRows editor={editor} errors={errors} />
      <EditorTotals offer={offerSoFar(draft, vatPercent)} language={language} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="preview" aria-disabled={pending === "preview"}>
          {pending === "preview" ? words.pending : words.preview}
        </Button>
        <Button type="submit" variant="quiet" name="do" value="save" aria-disabled={pending === "save"}>
          {pending === "save" ? words.pending : words.save}
        </Button>
        <noscript>
          <Button type="submit" variant="quiet" name="do" value="recount">
            {words.recount}
          </Button>
        </noscript>
      </div>
    </Form>
  );
}
