import type { VisitorTableName } from "../personal-tables";

export type DeletedKind =
  | VisitorTableName
  | "consent_log"
  | "retention_rounds"
  | "session"
  | "verification"
  | "mail_files";

export type Deleted = Partial<Record<DeletedKind, number>>;

export function recordDeleted(deleted: Deleted, kind: DeletedKind, count: number): void {
  if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
}
