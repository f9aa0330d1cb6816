import type { LettersCopy } from "~/content/desk/letters/nl";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { letterHtmlPath } from "./letter";

interface LetterPreviewProps {
  id: string;
  /** What is shown is what was saved. */
  version: number;
  languages: readonly Language[];
  copy: LettersCopy;
}

export function LetterPreview({ id, version, languages, copy }: LetterPreviewProps) {
  return (
    <section className="mt-10 max-w-[56rem]">
      <h2 className="mb-3 text-h3">{copy.preview}</h2>
      <div className="grid gap-5">
        {languages.map((language) => {
          const path = letterHtmlPath(id, language);
          return (
            <div key={`${language} ${version}`} className="rounded-card border border-linen-200 bg-white">
              <iframe
                src={path}
                title={fill(copy.frame, { language: copy.languages[language] })}
                sandbox=""
                className="block h-[34rem] w-full bg-linen-50"
              />
              <a
                href={path}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center px-4 text-small"
              >
                {copy.newTab}
                <span className="sr-only">: {copy.languages[language]}</span>
              </a>
            </div>
          );
        })}
      </div>
    </section>
  );
}
