/** A count of a scenario, such as lost requests, and its limits. */
export interface Finding {
  what: string;
  /** The subject: a database, a number of replicas. */
  on: string;
  count: number;
  /** Null if nothing is promised: it helps to judge the others. */
  goal: { atMost: number } | { atLeast: number } | null;
  /** A few examples of what was counted, to find the cause. */
  examples?: readonly string[];
}

/** One kind of misfortune: starts a product of its own, harms it, and counts the consequences. */
export interface Scenario {
  /** The name that runs it alone. */
  name: string;
  /** True if it has a form that takes seconds, for every run of the tests. */
  hasShortForm: boolean;
  /** Runs it. All chance comes from `seed`. */
  run(scale: Scale, seed: number): Promise<Finding[]>;
}

export type Scale = "short" | "full";

/** A goal that is a time. The short form runs on machines that are busy with other tests, so it has none. */
export function inEarnest(scale: Scale, goal: { atMost: number }): Finding["goal"] {
  return scale === "full" ? goal : null;
}

export function isMet({ count, goal }: Finding): boolean {
  if (goal === null) return true;
  return "atMost" in goal ? count <= goal.atMost : count >= goal.atLeast;
}

/** Says that a scenario cannot run on this machine, and what is missing: it has neither passed nor failed. */
export class NotHere extends Error {
  override name = "NotHere";
}

/** The first few of `found`, as text. */
export function examplesOf(found: readonly unknown[], most = 5): string[] {
  return found.slice(0, most).map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
}
