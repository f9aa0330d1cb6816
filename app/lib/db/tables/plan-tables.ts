/** A plan to follow leads up, where it differs from the one that ships by this id, or is the desk's own. */
export interface PlanRow {
  id: string;
  name: string;
  /** 1: its mails go out by themselves. */
  is_auto: number;
  /** JSON, in order of the days (`PlanStep`). */
  steps: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** A plan that was started for a lead, as it was then. */
export interface PlanRunRow {
  id: string;
  lead_id: string;
  plan_id: string;
  plan_version: number;
  name: string;
  is_auto: number;
  /** A lead has one that is `running` at most. */
  state: "running" | "stopped" | "finished";
  started_at: string;
  /** An e-mail address, as in `ended_by`. */
  started_by: string;
  ended_at: string | null;
  /** Null if no user of the desk did so. */
  ended_by: string | null;
  /** The activity that ended it (`Activity`). Null if it was ended by hand or is finished. */
  end_reason: string | null;
}

/** Those that are `queued` are a queue; `open` ones wait for a user of the desk. */
export interface PlanStepRow {
  id: string;
  run_id: string;
  lead_id: string;
  /** Unique within its run. */
  position: number;
  kind: "call" | "mail";
  /** The subject in the language of the lead, with `{variables}`; of a call, its topic. */
  subject: string;
  body: string;
  state: "queued" | "open" | "done" | "sent" | "skipped" | "stopped";
  due_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  mail_id: string | null;
  settled_at: string | null;
  /** An e-mail address; null where it went by itself. */
  settled_by: string | null;
}
