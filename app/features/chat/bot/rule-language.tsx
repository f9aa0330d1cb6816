import { FactField } from "~/components/desk/fact-field";
import type { FormAnswer } from "~/components/forms/form-answer";
import { TextAreaField } from "~/components/ui/field";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { FALLBACK } from "~/content/site/chat-rules/rule-order";
import type { Language } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import type { ShownRule } from "./shown-rule";
import { REPLY_LENGTH } from "./typed-words";

interface RuleLanguageProps {
  of: Language;
  rule: ShownRule;
  state: FormAnswer | null;
  facts: readonly NamedFact[];
  copy: ChatAnswersCopy;
}

export function RuleLanguage({ of, rule, state, facts, copy }: RuleLanguageProps) {
  const words = copy.form;
  const known = rule[of];
  const shipped = rule.shipped?.[of];
  const isOn = state ? state.fields[`on-${of}`] !== undefined : known.isOn;
  // The reply for when nothing fits cannot be switched off, and needs no words.
  const isFallback = rule.id === FALLBACK;
  return (
    <fieldset className="grid content-start gap-4 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <legend className="sr-only">{copy.languages[of]}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p aria-hidden="true" className="font-display text-h3 font-bold text-ink-950">
          {copy.languages[of]}
        </p>
        {!isFallback && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold text-ink-950">
            <input type="checkbox" name={`on-${of}`} defaultChecked={isOn} className="size-5 accent-indigo-700" />
            {words.on}
          </label>
        )}
      </div>
      <FactField
        id={`reply-${of}`}
        name={`reply-${of}`}
        lang={of}
        defaultValue={state?.fields[`reply-${of}`] ?? known.reply}
        placeholder={shipped}
        error={state?.errors[`reply-${of}`]}
        maxLength={REPLY_LENGTH}
        label={words.reply}
        hint={rule.own ? words.ownReplyHint : words.replyHint}
        facts={facts}
        isLong
      />
      {shipped && known.reply !== shipped && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {words.shippedReply}
            <span className="sr-only"> ({of})</span>
          </summary>
          <p lang={of} className="text-small wrap-anywhere">
            {shipped}
          </p>
        </details>
      )}
      {!isFallback && (
        <TextAreaField
          id={`words-${of}`}
          name={`words-${of}`}
          lang={of}
          defaultValue={state?.fields[`words-${of}`] ?? known.words}
          error={state?.errors[`words-${of}`]}
          className="min-h-20"
          label={rule.own ? words.ownWords : words.words}
          hint={words.wordsHint}
        />
      )}
    </fieldset>
  );
}
