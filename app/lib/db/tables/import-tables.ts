/** A file with leads. A leased row while `queued`. */
export interface LeadImportRow {
  id: string;
  user_id: string;
  user_email: string;
  file_name: string;
  /** `reading`: its rows are still being stored; `draft`: nothing is imported before a user says so. */
  state: "reading" | "draft" | "queued" | "done";
  doing: "import" | "take-back";
  /** JSON (`ImportChoices`). */
  choices: string;
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  created_at: string;
  /** The moment at which it was imported, or taken back. */
  ended_at: string | null;
}

export interface LeadImportLineRow {
  id: string;
  import_id: string;
  /** The line in the file, the first being 1. */
  line: number;
  /** JSON; empty once it is imported. */
  cells: string;
  /** Null until it is imported: what became of it, or why it was not. */
  outcome: string | null;
  /** The lead that was made of it, while that can be taken back. */
  lead_id: string | null;
  created_at: string;
}
