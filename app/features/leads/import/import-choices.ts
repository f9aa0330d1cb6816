import { LEAD_STATUSES, type LeadStatus } from "../list/lead-filter";
import { type ColumnFields, IMPORT_FIELDS } from "./import-fields";

/** How a file is to be read. */
export interface ImportChoices {
  /** The first row says what is in the columns. */
  hasHeader: boolean;
  columns: ColumnFields;
  /** Of rows that say none. */
  status: ImportStatus;
}

export type ImportStatus = Exclude<LeadStatus, "spam">;
/** Nothing is imported as spam: it would be deleted soon. */
export const IMPORT_STATUSES = LEAD_STATUSES.filter((status): status is ImportStatus => status !== "spam");
export const DEFAULT_STATUS: ImportStatus = "contacted";

export const columnName = (index: number) => `column-${index}`;

/** What was posted; a column that is not among it is not imported. */
export function readChoices(fields: Record<string, unknown>, width: number): ImportChoices {
  return {
    hasHeader: fields.header === "on",
    columns: Array.from(
      { length: width },
      (_, index) => IMPORT_FIELDS.find((field) => field === fields[columnName(index)]) ?? null,
    ),
    status: IMPORT_STATUSES.find((status) => status === fields.status) ?? DEFAULT_STATUS,
  };
}
