import { expect, it } from "vitest";
import { nl } from "~/content/site/quotes/nl";
import { renderPage } from "../../../../tests/support/render-page";
import { AskForm } from "./ask-form";
import type { AskedQuestion } from "./asked-questions";

const waits: AskedQuestion = { id: "q1", text: "Kan het in mei?", at: "di 24 nov 2026, 10:00", answer: null };
const answered: AskedQuestion = { ...waits, id: "q2", answer: { text: "Ja hoor.", at: "di 24 nov 2026, 11:00" } };

it("says that a question has been sent until it has its answer", () => {
  const saysSent = (questions: AskedQuestion[]) => {
    const form = <AskForm copy={nl.page} questionId="next" questions={questions} isAsked answer={null} to="" />;
    return renderPage(form).includes(nl.page.outcomes.asked);
  };
  expect(saysSent([waits])).toBe(true);
  expect(saysSent([answered, waits])).toBe(true);
  expect(saysSent([answered])).toBe(false);
});
