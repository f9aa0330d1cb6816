import { type RefObject, useRef } from "react";
import { FactField } from "~/components/desk/fact-field";
import { replace } from "~/components/desk/use-chips";
import { Button } from "~/components/ui/button";
import { join, SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Picture } from "~/content/picture";
import { ARTICLE_CATEGORIES, ARTICLE_TEXTS, type ArticleText, COVERS } from "~/content/site/articles/article-values";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { ARTICLE_BOUNDS, MOST_PICTURES, pictureInText } from "./article-bounds";
import { ArticlePreview } from "./article-preview";
import { pictureParagraph } from "./picture-paragraph";

interface ArticleFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  /** Of the desk. */
  language: Language;
  field: FieldOf;
}

const WORDS = ARTICLE_TEXTS.filter((name) => name !== "alt");
const FOR_ENGLISH = "group-not-has-[[name=isTranslated]:checked]/article:hidden";

export function ArticleFields({ facts, language, field }: ArticleFieldsProps) {
  const { articles: words, pictures, questions } = useWords("site");
  const focused = useRef(new Set<Element>());
  return (
    <div className="group/article contents">
      <OfferedFacts facts={facts[language]} copy={questions} />
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.about}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
          <SwitchField {...field("isShown")} label={words.names.isShown} />
          <SwitchField {...field("isTranslated")} label={words.names.isTranslated} />
          <TextField {...field("published")} type="date" label={words.names.published} hint={words.publishedHint} />
          <SelectField {...field("category")} label={words.names.category}>
            {ARTICLE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {words.categories[category]}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION} onFocus={({ target }) => focused.current.add(target)}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <p className="clear-both text-small whitespace-pre-line">{words.markdown}</p>
        <div className="grid gap-6">
          {WORDS.map((name) => (
            <div
              key={name}
              className="grid items-start gap-x-6 gap-y-4 lg:group-has-[[name=isTranslated]:checked]/article:grid-cols-2"
            >
              <ArticleTexts name={name} facts={facts} field={field} />
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.picture}</legend>
        <p className="clear-both text-small">{pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
          <PictureField name="picture" label={words.names.picture} field={field} />
          <SelectField {...field("cover")} label={words.names.cover}>
            {COVERS.map((cover) => (
              <option key={cover} value={cover}>
                {words.covers[cover]}
              </option>
            ))}
          </SelectField>
          <ArticleTexts name="alt" facts={facts} field={field} />
        </div>
      </fieldset>
      <PicturesInText focused={focused} field={field} />
    </div>
  );
}

interface PicturesInTextProps extends Pick<ArticleFieldsProps, "field"> {
  /** The fields that had the focus: in another, nobody chose where the caret is. */
  focused: RefObject<ReadonlySet<Element>>;
}

/** Those that are there, each with what puts it into the text, and one more. */
function PicturesInText({ focused, field }: PicturesInTextProps) {
  const { articles: words } = useWords("site");
  const names = Array.from({ length: MOST_PICTURES }, (_, index) => pictureInText(index));
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
        {names.slice(0, names.findLastIndex(isThere) + 2).map((name, index) => {
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

function ArticleTexts({ name, facts, field }: Omit<ArticleFieldsProps, "language"> & { name: ArticleText }) {
  const { articles, work } = useWords("site");
  const { isLong, most } = ARTICLE_BOUNDS[name];
  return LANGUAGES.map((language) => {
    const text = field(`${name}/${language}`);
    // What is wrong is seen, whether it is needed or not.
    return (
      <div key={language} className={language === "en" && !text.error ? FOR_ENGLISH : undefined}>
        <FactField
          {...text}
          lang={language}
          label={articles.names[name]}
          hint={work.languages[language]}
          maxLength={2 * most}
          autoComplete="off"
          facts={facts[language]}
          isLong={isLong}
        />
        {name === "text" && <ArticlePreview language={language} />}
      </div>
    );
  });
}
