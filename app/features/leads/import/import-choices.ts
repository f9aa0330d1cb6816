import { LEAD_STATUSES, type LeadStatus } from "../list/lead-filter";
import { type ColumnFields, IMPORT_FIELDS } from "./import-fields";

/** The way in which a file is to be read. */
export interface ImportChoices {
  /** The first row says what is in the columns. */
  hasHeader: boolean;
  columns: ColumnFields;
  /** The status of rows that say none. */
  status: ImportStatus;
}

export type ImportStatus = Exclude<LeadStatus, "spam">;
/** Nothing is imported as spam: it would be deleted soon. */
export const IMPORT_STATUSES = LEAD_STATUSES.filter((status): status is ImportStatus => status !== "spam");
export const DEFAULT_STATUS: ImportStatus = "contacted";

export const columnName = (index: number) => `column-${index}`;

/** Reads a posted form. A column that is missing in it is not imported. */
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
