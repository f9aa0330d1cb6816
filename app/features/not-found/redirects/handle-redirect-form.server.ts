import { formAnswer } from "~/components/forms/form-answer";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import type { Language } from "~/lib/language/language";
import { removeRedirect, saveRedirect } from "./change-redirects.server";
import type { RedirectAnswer, RedirectOutcome, RedirectProblem } from "./redirect";
import { pathOn } from "./redirect-path";
import type { Redirects } from "./redirects.server";

export type RedirectDone =
  | { outcome: RedirectOutcome; from: string }
  | { outcome: "refused"; status: 409 | 422; answer: RedirectAnswer };

export async function handleRedirectForm(
  { db, redirects, env }: { db: Db; redirects: Redirects; env: Pick<Env, "SITE_URL"> },
  fields: Record<string, unknown>,
  { language, ...by }: By & { language: Language },
): Promise<RedirectDone> {
  const words = deskWords[language].redirects;
  const from = String(fields.from ?? "");
  if (fields.do === "remove" || fields.do === "restore") {
    const isRemoved = fields.do === "remove";
    const { outcome } = await removeRedirect(db, from, { isRemoved }, by);
    if (outcome !== "changed") return { outcome: "gone", from };
    await redirects.changed();
    return { outcome: isRemoved ? "removed" : "restored", from };
  }
  const path = (name: string) => pathOn(env.SITE_URL, String(fields[name] ?? ""));
  const kept = await saveRedirect(db, { ...fields, from: path("from"), to: path("to") }, by);
  if (kept.outcome === "changed") {
    await redirects.changed();
    return { outcome: "kept", from: kept.from };
  }
  if (kept.outcome === "gone") return { outcome: "gone", from };
  if (kept.outcome === "invalid") {
    return { outcome: "refused", status: 422, answer: formAnswer(null, fields, errorOf(kept, words.problems)) };
  }
  return { outcome: "refused", status: 409, answer: formAnswer(words.outcomes.conflict, fields) };
}

function errorOf(wrong: RedirectProblem, words: DeskWords["redirects"]["problems"]) {
  return wrong.field === "from" ? { from: words.from[wrong.problem] } : { to: words.to[wrong.problem] };
}
