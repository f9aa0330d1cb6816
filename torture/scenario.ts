/** What a scenario counted, such as requests lost, and what it may be. */
export interface Finding {
  what: string;
  /** What it ran on: a database, a number of replicas. */
  on: string;
  count: number;
  /** Null where nothing is promised: it is there to judge the others by. */
  goal: { atMost: number } | { atLeast: number } | null;
  /** A few of what was counted, for whoever looks for the cause. */
  examples?: readonly string[];
}

/** One kind of misfortune: it starts a product of its own, does it harm, and counts what came of that. */
export interface Scenario {
  /** The name that it is run alone with. */
  name: string;
  /** Whether it has a form of seconds, for every run of the tests. */
  hasShortForm: boolean;
  /** What it leaves to chance comes from `seed`. */
  run(scale: Scale, seed: number): Promise<Finding[]>;
}

export type Scale = "short" | "full";

/** A goal that is a time. The short form runs on machines that are busy with other tests, and keeps none. */
export function inEarnest(scale: Scale, goal: { atMost: number }): Finding["goal"] {
  return scale === "full" ? goal : null;
}

export function isMet({ count, goal }: Finding): boolean {
  if (goal === null) return true;
  return "atMost" in goal ? count <= goal.atMost : count >= goal.atLeast;
}

/** Says that a scenario cannot run on this machine, and what it lacks: it has neither passed nor failed. */
export class NotHere extends Error {
  override name = "NotHere";
}

/** The first few of what was found, as they are told. */
export function examplesOf(found: readonly unknown[], most = 5): string[] {
  return found.slice(0, most).map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
}
