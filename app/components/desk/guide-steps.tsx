import type { ReactNode } from "react";

interface GuideStepsProps {
  title: string;
  heading: "h2" | "h3";
  steps: readonly string[];
  /** The page that they begin with, and the words of its link. */
  page: { url: string; text: string } | null;
  note: string;
  /** A drawing of where it is. */
  picture: ReactNode;
}

/** The steps by which a user finds at a provider what a form asks for. */
export function GuideSteps({ title, heading: Heading, steps, page, note, picture }: GuideStepsProps) {
  return (
    <section
      aria-labelledby="guide-steps"
      className={`mb-8 grid max-w-[60rem] gap-x-8 gap-y-4 border-l-8 border-double border-weld-400 pl-4 ${picture ? "lg:grid-cols-[1fr_24rem]" : ""}`}
    >
      <div>
        <Heading id="guide-steps" className="text-h3">
          {title}
        </Heading>
        <ol className="mt-2 grid max-w-[70ch] list-decimal gap-1.5 pl-5 wrap-anywhere">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {page && (
          <p className="mt-1">
            <a href={page.url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
              {page.text}
            </a>
          </p>
        )}
        {note && <p className="mt-3 max-w-[70ch] text-small">{note}</p>}
      </div>
      {picture}
    </section>
  );
}
