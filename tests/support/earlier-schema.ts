/** Statements that take from a fresh database all that has come since the earlier migrations. */
export const TO_EARLIER_SCHEMA = [
  ...["calendar_objects", "calendar_times", "calendar_busy", "calendars"].map((table) => `drop table ${table}`),
  ...["website_checks", "website_check_refusals", "website_check_days"].map((table) => `drop table ${table}`),
  ...["calendar_feeds", "calendar_targets", "calendar_copies", "removed_calendars"].map(
    (table) => `drop table ${table}`,
  ),
  ...["kind", "place", "address", "travel_minutes"].map((column) => `alter table appointments drop column ${column}`),
  "drop index waits_of_project",
  "drop index waits_by_project",
  "alter table waits drop column project_id",
  ...["project_file_parts", "project_files", "project_versions", "project_items", "projects"].map(
    (table) => `drop table ${table}`,
  ),
  "drop table mail_servers",
  "drop index quotes_by_former",
  ...["line_groups", "chosen", "planning", "first_version_on", "answer_id", "replaces", "replaced_by"].map(
    (column) => `alter table quotes drop column ${column}`,
  ),
];
