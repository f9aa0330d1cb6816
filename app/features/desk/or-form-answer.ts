import { awayAnswer, IN_PLACE } from "~/components/desk/row-answer";
import { formAnswer } from "~/components/forms/form-answer";
import type { Post } from "~/components/forms/or-refused";
import type { DeskWords } from "~/content/desk/nl";
import { wordsIn } from "~/content/desk/words";
import { orRefusedAtDesk } from "./not-taken";

/**
 * The `clientAction` of a form of the desk: if the server was not reached, the form says so in the words that `wordsFor`
 * picks. The frame of the desk says it where there are none (for another of the page's forms), and always to users who were signed out.
 */
export function orFormAnswer<Answer>(
  post: Post<Answer>,
  wordsFor: (words: DeskWords, sent: FormData) => { failed: string; signedOut?: string } | null,
) {
  return orRefusedAtDesk(post, (problem, sent) => {
    const words = wordsFor(wordsIn(document.documentElement.lang === "en" ? "en" : "nl"), sent);
    const said = words?.[problem];
    if (!said) return null;
    return problem === "failed" && sent.has(IN_PLACE) ? awayAnswer(said, sent) : formAnswer(said, sent);
  });
}

/** The same for a form of a page that is open to everybody. */
export function orAwayAnswer<Answer>(post: Post<Answer>) {
  return orFormAnswer(post, ({ users }) => ({ failed: users.account.problems.away }));
}
