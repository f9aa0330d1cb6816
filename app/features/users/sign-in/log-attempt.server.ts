import type { Auth } from "./auth.server";
import { findUser } from "./sign-in-store.server";

interface Attempt {
  step: "password" | "app" | "recovery" | "code";
  outcome: "signed-in" | "second-step" | "refused" | "limited" | "over";
}

/** No e-mail is logged. `who` is null if what was typed is not an e-mail address, which no account has. */
export async function logAttempt(
  auth: Auth,
  who: { id: string } | { email: string } | null,
  attempt: Attempt,
): Promise<void> {
  const user = (who && (await findUser(auth.db, who))?.id) ?? null;
  const isGood = attempt.outcome === "signed-in" || attempt.outcome === "second-step";
  auth.log[isGood ? "info" : "warn"]({ user, ...attempt }, "sign-in");
}
