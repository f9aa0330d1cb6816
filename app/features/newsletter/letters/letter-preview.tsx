import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { letterHtmlPath } from "./letter";

interface LetterPreviewProps {
  id: string;
  /** Version that was saved. */
  version: number;
  languages: readonly Language[];
}

export function LetterPreview({ id, version, languages }: LetterPreviewProps) {
  const words = useWords("letters");
  return (
    <section className="mt-10 max-w-[56rem]">
      <h2 className="mb-3 text-h3">{words.preview}</h2>
      <div className="grid gap-5">
        {languages.map((language) => {
          const path = letterHtmlPath(id, language);
          return (
            <div key={`${language} ${version}`} className="rounded-card border border-linen-200 bg-white">
              <iframe
                src={path}
                title={fill(words.frame, { language: words.languages[language] })}
                sandbox=""
                className="block h-[34rem] w-full bg-linen-50"
              />
              <a
                href={path}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center px-4 text-small"
              >
                {words.newTab}
                <span className="sr-only">: {words.languages[language]}</span>
              </a>
            </div>
          );
        })}
      </div>
    </section>
  );
}
