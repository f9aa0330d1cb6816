import { readSettings } from "~/lib/env.server";
import { orStartProblem } from "~/lib/start-problem.server";
import { openItems } from "../../app/features/desk/go-live/open-items";
import { goLiveSubject } from "../../app/features/desk/go-live/subject.server";

/** Prints what is still open before the site may go live. Returns the exit code: 1 while something is. */
export async function listOpenItems(): Promise<number> {
  const env = await orStartProblem(async () => readSettings());
  const items = openItems(goLiveSubject(env), "en");
  if (items.length === 0) {
    console.log("Everything is done. The site can go live.");
    return 0;
  }
  console.log(`Still to do before the site can go live: ${items.length}\n`);
  for (const { where, what } of items) console.log(`  ${where}\n    ${what}`);
  return 1;
}
