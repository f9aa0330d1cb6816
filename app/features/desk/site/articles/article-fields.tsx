import { type RefObject, useRef } from "react";
import { replace } from "~/components/desk/use-chips";
import { Button } from "~/components/ui/button";
import { join } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Picture } from "~/content/picture";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { PictureField } from "../pictures/picture-field";
import { ARTICLE_GROUPS, PICTURES_IN_TEXT, type SiteField } from "../site-fields";
import { type FieldOf, SITE_LEGEND, SITE_SECTION } from "../site-form";
import { SiteInput } from "../site-input";
import { ArticlePreview } from "./article-preview";
import { pictureParagraph } from "./picture-paragraph";

interface ArticleFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  /** The language of the desk. */
  language: Language;
  field: FieldOf;
}

const FOR_ENGLISH = "group-not-has-[[name=isTranslated]:checked]/article:hidden";

export function ArticleFields({ facts, language, field }: ArticleFieldsProps) {
  const { articles: words, pictures, questions } = useWords("site");
  const focused = useRef(new Set<Element>());
  const { about, words: texts, picture } = ARTICLE_GROUPS;
  const inputsOf = (fields: readonly SiteField[]) =>
    fields.map((of) => <ArticleInput key={of.path} of={of} facts={facts} field={field} />);
  return (
    <div className="group/article contents">
      <OfferedFacts facts={facts[language]} copy={questions} />
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.about}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{inputsOf(about)}</div>
      </fieldset>
      <fieldset className={SITE_SECTION} onFocus={({ target }) => focused.current.add(target)}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <p className="clear-both text-small whitespace-pre-line">{words.markdown}</p>
        <div className="grid items-start gap-x-6 gap-y-5 lg:group-has-[[name=isTranslated]:checked]/article:grid-cols-2">
          {inputsOf(texts)}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.picture}</legend>
        <p className="clear-both text-small">{pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">{inputsOf(picture)}</div>
      </fieldset>
      <PicturesInText focused={focused} field={field} />
    </div>
  );
}

function ArticleInput({ of, facts, field }: Omit<ArticleFieldsProps, "language"> & { of: SiteField }) {
  const { articles: words } = useWords("site");
  const [name = "", language] = of.path.split("/");
  const names: Readonly<Record<string, string>> = words.names;
  // A field with an error is seen, also if it is not needed.
  const isHidden = language === "en" && !field(of.path).error;
  return (
    <div className={isHidden ? FOR_ENGLISH : undefined}>
      <SiteInput
        of={of}
        label={names[name]}
        hint={name === "published" ? words.publishedHint : undefined}
        options={{ ...words.categories, ...words.covers }}
        facts={facts}
        field={field}
      />
      {name === "text" && <ArticlePreview language={language as Language} />}
    </div>
  );
}

interface PicturesInTextProps extends Pick<ArticleFieldsProps, "field"> {
  /** The fields that had the focus: in another, nobody chose where the caret is. */
  focused: RefObject<ReadonlySet<Element>>;
}

/** The pictures, each with the button that puts it into the text, and a free place. */
function PicturesInText({ focused, field }: PicturesInTextProps) {
  const { articles: words } = useWords("site");
  const isThere = (name: string) => field(name).defaultValue !== "";
  const putIn = (area: HTMLTextAreaElement, src: string) => {
    const chosen = focused.current.has(area) ? area.selectionEnd : area.value.length;
    const { at, inserted, caret } = pictureParagraph(area.value, chosen, src);
    replace(area, at, at, inserted);
    area.setSelectionRange(caret, caret);
  };
  return (
    <fieldset className={SITE_SECTION}>
      <legend className={SITE_LEGEND}>{words.groups.pictures}</legend>
      <p className="clear-both text-small">{words.inText}</p>
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
        {PICTURES_IN_TEXT.slice(0, PICTURES_IN_TEXT.findLastIndex(isThere) + 2).map((name, index) => {
          const label = fill(words.pictureInText, { number: String(index + 1) });
          return (
            <div key={name} className="grid min-w-0 gap-3">
              <PictureField name={name} label={label} field={field} />
              {isThere(name) && (
                <PutInText src={(JSON.parse(field(name).defaultValue) as Picture).src} label={label} putIn={putIn} />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PutInTextProps {
  src: string;
  label: string;
  putIn: (area: HTMLTextAreaElement, src: string) => void;
}

function PutInText({ src, label, putIn }: PutInTextProps) {
  const { articles: words } = useWords("site");
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <p className="text-small">
        {words.copyIntoText} <code className="text-ink-950 select-all wrap-anywhere">{`![](${src})`}</code>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          variant="quiet"
          className={join("min-h-11 px-3 text-small", language === "en" ? FOR_ENGLISH : undefined)}
          onClick={({ currentTarget }) => {
            const area = currentTarget.form?.elements.namedItem(`text/${language}`);
            if (area instanceof HTMLTextAreaElement) putIn(area, src);
          }}
        >
          {words.putInText[language]}
          <span className="sr-only">: {label}</span>
        </Button>
      ))}
    </div>
  );
}
