import type { TextPicture } from "~/components/desk/rich-text/rich-text-field";
import { useWords } from "~/content/desk/words";
import type { Picture } from "~/content/picture";
import { OfferedFacts } from "~/features/chat/bot/offered-facts";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { fill } from "~/lib/text/fill";
import { PictureField } from "../pictures/picture-field";
import { ARTICLE_GROUPS, PICTURES_IN_TEXT, type SiteField } from "../site-fields";
import { type FieldOf, SITE_LEGEND, SITE_SECTION } from "../site-form";
import { SiteInput } from "../site-input";
import { ArticlePreview } from "./article-preview";

interface ArticleFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  /** The language of the desk. */
  language: Language;
  field: FieldOf;
}

const FOR_ENGLISH = "group-not-has-[[name=isTranslated]:checked]/article:hidden";

export function ArticleFields({ facts, language, field }: ArticleFieldsProps) {
  const { articles: words, pictures, questions } = useWords("site");
  const inText = picturesIn(field, (number) => fill(words.pictureInText, { number: String(number) }));
  const { about, words: texts, picture } = ARTICLE_GROUPS;
  const inputsOf = (fields: readonly SiteField[]) =>
    fields.map((of) => (
      <ArticleInput key={of.path} of={of} facts={facts} pictures={inText.filter(({ src }) => src)} field={field} />
    ));
  return (
    <div className="group/article contents">
      <OfferedFacts facts={facts[language]} copy={questions} />
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.about}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{inputsOf(about)}</div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <p className="clear-both text-small">{words.shipped}</p>
        <div className="grid items-start gap-x-6 gap-y-5 lg:group-has-[[name=isTranslated]:checked]/article:grid-cols-2">
          {inputsOf(texts)}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.picture}</legend>
        <p className="clear-both text-small">{pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">{inputsOf(picture)}</div>
      </fieldset>
      <PicturesInText pictures={inText} field={field} />
    </div>
  );
}

interface ArticleInputProps extends Omit<ArticleFieldsProps, "language"> {
  of: SiteField;
  pictures: readonly TextPicture[];
}

function ArticleInput({ of, facts, pictures, field }: ArticleInputProps) {
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
        pictures={pictures}
        field={field}
      />
      {name === "text" && <ArticlePreview language={language as Language} />}
    </div>
  );
}

interface ArticlePicture extends TextPicture {
  name: string;
}

/** The pictures that are there, and the first free place. */
function picturesIn(field: FieldOf, labelOf: (number: number) => string): ArticlePicture[] {
  const isThere = (name: string) => field(name).defaultValue !== "";
  return PICTURES_IN_TEXT.slice(0, PICTURES_IN_TEXT.findLastIndex(isThere) + 2).map((name, index) => {
    const src = isThere(name) ? (JSON.parse(field(name).defaultValue) as Picture).src : "";
    return { name, src, label: labelOf(index + 1) };
  });
}

function PicturesInText({ pictures, field }: { pictures: readonly ArticlePicture[]; field: FieldOf }) {
  const { articles: words } = useWords("site");
  return (
    <fieldset className={SITE_SECTION}>
      <legend className={SITE_LEGEND}>{words.groups.pictures}</legend>
      <p className="clear-both text-small">{words.inText}</p>
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
        {pictures.map(({ name, src, label }) => (
          <div key={name} className="grid min-w-0 gap-3">
            <PictureField name={name} label={label} field={field} />
            {src && (
              <noscript>
                <p className="text-small">
                  {words.copyIntoText} <code className="text-ink-950 select-all wrap-anywhere">{`![](${src})`}</code>
                </p>
              </noscript>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
