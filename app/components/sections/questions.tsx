import { useId } from "react";
import { Unbroken } from "~/components/ui/unbroken";

export interface Question {
  /** `/faq#id` opens it and scrolls to it. */
  id: string;
  question: string;
  answer: string;
}

interface QuestionsProps {
  /** null on a page whose heading already says it: the questions are then level-two headings. */
  title: string | null;
  items: readonly Question[];
}

export function Questions({ title, items }: QuestionsProps) {
  if (title === null) return <QuestionList items={items} level="h2" />;
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
      <h2 className="text-h2 lg:sticky lg:top-32 lg:self-start">{title}</h2>
      <QuestionList items={items} level="h3" />
    </section>
  );
}

function QuestionList({ items, level: Heading }: { items: readonly Question[]; level: "h2" | "h3" }) {
  const name = useId();
  return (
    <div className="border-b-2 border-dashed border-linen-300">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          name={name}
          className="unroll group border-t-2 border-dashed border-linen-300 transition-colors duration-300 ease-out open:border-solid open:border-madder-600"
        >
          <summary className="flex min-h-18 items-center gap-4 py-4 sm:gap-6">
            <Crossing />
            <Heading className="min-w-0 text-h3 transition-colors duration-200 group-open:text-indigo-700 group-hover:text-indigo-700">
              {question}
            </Heading>
          </summary>
          {/* The anchor is inside: a browser opens what hides its target, even without a script. */}
          <div id={id} className="scroll-mt-48 pb-8 pl-14 sm:pl-17">
            <p className="max-w-[38rem] whitespace-pre-line">
              <Unbroken>{answer}</Unbroken>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

function Crossing() {
  return (
    <svg viewBox="0 0 44 44" className="size-10 shrink-0 overflow-hidden sm:size-11" aria-hidden="true">
      <path d="M3 16H41M3 28H41" className="stroke-linen-300" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M22 4V40"
        className="stroke-indigo-700 transition-transform duration-300 ease-out group-open:translate-y-11 motion-reduce:transition-none"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M3 22H41" className="stroke-madder-600" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
