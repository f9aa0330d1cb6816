import { deskWords } from "~/content/desk/words.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { readableAddress } from "~/lib/text/readable-address.server";
import { selectProjects } from "./export-store.server";
import { readPages } from "./read-pages.server";
import { type ColumnOf, type Sheet, type SheetContext, sheetOf } from "./sheet";

export function projectsSheet(context: SheetContext): Sheet {
  const { db, words, signal } = context;
  const pages = readPages(
    (range) => selectProjects(db, range),
    ({ created_at, id }) => ({ at: created_at, id }),
    signal,
  );
  return sheetOf(words.projects.name, columnsOf(context), pages);
}

function columnsOf({ words, language }: SheetContext): ColumnOf<ProjectRow>[] {
  const { columns } = words.projects;
  const { kinds, states } = deskWords[language].projects;
  return [
    { header: columns.state, kind: "text", width: 14, value: (row) => states[row.state] },
    { header: columns.kind, kind: "text", width: 14, value: (row) => kinds[row.kind] },
    { header: columns.name, kind: "text", width: 24, value: (row) => row.customer_name },
    { header: columns.company, kind: "text", width: 24, value: (row) => row.company },
    { header: columns.email, kind: "text", width: 30, value: (row) => row.email && readableAddress(row.email) },
    { header: columns.phone, kind: "phone", width: 16, value: (row) => row.phone },
    { header: columns.agreedAt, kind: "moment", width: 17, value: (row) => row.agreed_at },
    { header: columns.completeAt, kind: "moment", width: 17, value: (row) => row.complete_at },
    { header: columns.waitingSince, kind: "moment", width: 17, value: (row) => row.waiting_since },
    { header: columns.firstVersionDue, kind: "moment", width: 17, value: (row) => row.first_version_due_at },
    { header: columns.liveDue, kind: "moment", width: 17, value: (row) => row.live_due_at },
    { header: columns.liveAt, kind: "moment", width: 17, value: (row) => row.live_at },
    { header: columns.address, kind: "text", width: 30, value: (row) => row.site_url },
  ];
}
