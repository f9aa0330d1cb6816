import { ArrowLeft, Scale } from "lucide-react";
import { Form, Link } from "react-router";
import { DRAFTS_ABOUT_FIELD } from "~/components/desk/desk-draft";
import { SubmitButton } from "~/components/desk/submit-button";
import { type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { businessFacts } from "~/content/business-facts";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { CountTable } from "../find/count-table";
import type { FoundPerson } from "../find/present-person.server";
import { privacyPath, WHO_PARAM } from "../paths";

interface EraseFormProps {
  person: FoundPerson;
  answer: FormAnswer<"confirm"> | null;
}

export function EraseForm({ person, answer }: EraseFormProps) {
  const { who, print, typedAbout, names, ticked, goes, loses, cancels, unsent, agreements } = person;
  const { language } = useLanguage();
  const { erase: words, byNumber } = useWords("privacyDesk");
  const form = useErrorInView(answer);
  const field = fieldsOf({ form: "erase", answer });
  return (
    <div className="max-w-[46rem]">
      <Link to={privacyPath({ [WHO_PARAM]: who })} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      <h1 className="mt-2 text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-tight wrap-anywhere">
        {fill(words.title, { who })}
      </h1>
      {names.length > 0 && <p className="mt-2 text-lg font-semibold text-ink-950">{names.join(" · ")}</p>}
      {answer?.problem && (
        <div className="mt-6">
          <FormNotice text={answer.problem} />
        </div>
      )}
      <div className="mt-6 grid gap-8">
        {ticked.length > 0 && (
          <section aria-labelledby="by-number-ticked">
            <h2 id="by-number-ticked" className="font-semibold text-ink-950">
              {byNumber.ticked}
            </h2>
            <ul className="mt-2 grid gap-2">
              {ticked.map(({ tick, says, details }) => (
                <li key={tick} className="wrap-anywhere">
                  <span className="font-semibold text-ink-950">{says}</span>
                  <span className="block text-small">{details}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {goes.length > 0 && (
          <div>
            <CountTable caption={words.goes} rows={goes} />
            <ul className="mt-3 grid gap-1">
              {cancels.map((moment) => (
                <li key={moment}>{fill(words.cancels, { moment })}</li>
              ))}
              {unsent > 0 && (
                <li>
                  {unsent === 1 ? words.unsent.one : fill(words.unsent.many, { count: formatCount(unsent, language) })}
                </li>
              )}
            </ul>
          </div>
        )}
        {loses.length > 0 && <CountTable caption={words.loses} rows={loses} notes={words.losesSays} />}
        {agreements.length > 0 && (
          <section className="border-l-8 border-double border-indigo-700 bg-white px-4 py-3">
            <h2 className="flex items-center gap-2 font-semibold text-ink-950">
              <Scale aria-hidden="true" className="size-5" />
              {words.kept.title}
            </h2>
            <p className="mt-1">{fill(words.kept.text, businessFacts(language))}</p>
            <ul className="mt-2">
              {agreements.map(({ id, path, says }) => (
                <li key={id}>
                  <Link to={path} className="link inline-flex min-h-11 items-center">
                    {says}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Form ref={form} method="post" className="grid justify-items-start gap-4">
          <input type="hidden" name="seen" value={print} />
          <input type="hidden" name={DRAFTS_ABOUT_FIELD} value={typedAbout.join(" ")} />
          <div className="w-full">
            <TextField
              {...field("confirm")}
              label={fill(words.confirm, { who })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={254}
            />
          </div>
          <p>{words.notice}</p>
          <SubmitButton value="erase">{words.submit}</SubmitButton>
        </Form>
      </div>
    </div>
  );
}
