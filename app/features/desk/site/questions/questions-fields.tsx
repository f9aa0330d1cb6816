import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { FactField } from "~/components/desk/fact-field";
import type { FormAnswer } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { ownQuestions } from "~/content/site/faq/own-questions";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import { CHAT_ANSWERS_PATH } from "~/features/chat/bot/rule-edits";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { ItemButton, MoveButtons } from "../move-buttons";
import { QUESTION_LENGTHS } from "../site-fields";
import { type FieldOf, SITE_SECTION } from "../site-form";

const PARTS = ["question", "answer"] as const;

interface QuestionsFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  /** The language of the desk. */
  language: Language;
  answer: FormAnswer | undefined;
  field: FieldOf;
}

export function QuestionsFields({ facts, language, answer, field }: QuestionsFieldsProps) {
  const { questions: words } = useWords("site");
  const [order, hidden] = [field("order"), field("hidden")];
  const idsIn = ({ defaultValue }: { defaultValue: string }) => defaultValue.split(" ").filter(Boolean);
  const [shown, removed] = [idsIn(order), idsIn(hidden)];

  // A button that moved its question, or went with it, has lost the focus.
  useEffect(() => {
    if (answer?.problem !== null) return;
    const [todo, id] = answer.fields.do?.split(".") ?? [];
    const text = `questions-${id}.question/nl`;
    const targets: Readonly<Record<string, string[]>> = {
      // The button is disabled at the end of the list.
      up: [`up.${id}`, `down.${id}`],
      down: [`down.${id}`, `up.${id}`],
      remove: [`restore.${id}`],
    };
    for (const target of targets[todo ?? ""] ?? [text]) {
      const element = document.getElementById(target);
      if (!element || element.matches(":disabled")) continue;
      element.scrollIntoView({ block: "center" });
      return element.focus({ preventScroll: true });
    }
  }, [answer]);

  return (
    <>
      <OfferedFacts facts={facts[language]} copy={words} />
      {/* Drafts leave out inputs of the type "hidden". */}
      <input hidden readOnly name="order" value={order.defaultValue} />
      <input hidden readOnly name="hidden" value={hidden.defaultValue} />
      <FieldError id={`${order.id}-error`} text={order.error} />
      {shown.map((id, index) => (
        <fieldset key={id} className={SITE_SECTION}>
          <legend className="sr-only">
            {words.question} {index + 1}
          </legend>
          <div className="flex items-center justify-end gap-1">
            <p aria-hidden="true" className="mr-auto font-display text-h3 font-bold text-ink-950">
              {words.question} {index + 1}
            </p>
            <MoveButtons
              id={id}
              item={`${words.question} ${index + 1}`}
              place={index}
              count={shown.length}
              words={words}
            />
            <ItemButton
              todo={`remove.${id}`}
              icon={Trash2}
              label={words.remove}
              item={`${words.question} ${index + 1}`}
            />
          </div>
          <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
            {LANGUAGES.map((of) => (
              <div key={of} className="grid gap-4">
                {PARTS.map((part) => (
                  <FactField
                    key={part}
                    {...field(`${id}.${part}/${of}`)}
                    lang={of}
                    label={
                      <>
                        {words[part]} <span className="sr-only">{index + 1}</span>
                      </>
                    }
                    hint={words.languages[of]}
                    maxLength={2 * QUESTION_LENGTHS[part]}
                    autoComplete="off"
                    facts={facts[of]}
                    isLong={part === "answer"}
                  />
                ))}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        {ownQuestions.some((id) => !shown.includes(id) && !removed.includes(id)) ? (
          <Button type="submit" name="do" value="add" variant="quiet">
            {words.add}
          </Button>
        ) : (
          <p>{words.full}</p>
        )}
      </div>
      {removed.length > 0 && (
        <section className={SITE_SECTION}>
          <h2 className="text-h3">{words.removedTitle}</h2>
          <ul>
            {removed.map((id) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-linen-200 py-1"
              >
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                  {field(`${id}.question/${language}`).defaultValue || words.names.own}
                </span>
                <Button type="submit" id={`restore.${id}`} name="do" value={`restore.${id}`} variant="quiet">
                  {words.restore}
                  <span className="sr-only">: {field(`${id}.question/${language}`).defaultValue}</span>
                </Button>
                {LANGUAGES.flatMap((of) => PARTS.map((part) => field(`${id}.${part}/${of}`))).map((text) => (
                  <textarea key={text.name} hidden readOnly name={text.name} value={text.defaultValue} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The page on which the answers of the assistant are edited. */
export function ChatRepliesLink() {
  const { questions: words } = useWords("site");
  return (
    <p className="mb-8 max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      {words.chat}{" "}
      <Link to={CHAT_ANSWERS_PATH} className="link font-semibold">
        {words.chatLink}
      </Link>
    </p>
  );
}
