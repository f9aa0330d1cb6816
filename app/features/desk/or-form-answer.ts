import { data } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import type { Post } from "~/components/forms/or-refused";
import type { DeskWords } from "~/content/desk/nl";
import { wordsIn } from "~/content/desk/words";
import { announceNotTaken, whyNotTaken } from "./not-taken";

interface WordsForAbsence {
  failed: string;
  signedOut?: string;
}

/**
 * The `clientAction` of a form of the desk: if the server was not reached, the form says so in the words that `wordsFor`
 * picks. The frame of the desk says it where there are none (for another of the page's forms), and always to users who were signed out.
 */
export async function orFormAnswer<Answer>(
  { request, serverAction }: Post<Answer>,
  wordsFor: (words: DeskWords, sent: FormData) => WordsForAbsence | null,
) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const reason = whyNotTaken(error);
    const words = wordsFor(wordsIn(document.documentElement.lang === "en" ? "en" : "nl"), sent);
    const problem = reason === "away" ? words?.failed : reason && words?.signedOut;
    if (!problem) throw error;
    if (reason === "signed-out") announceNotTaken(reason);
    // The status keeps the router from reloading the page's data, which would fail too.
    return data(formAnswer(problem, sent), { status: 503 });
  }
}
