import { DeskList, DeskRow } from "~/components/desk/desk-list";
import type { ShownAuditEntry } from "./read-audit.server";

interface AuditListProps {
  days: readonly { day: string; auditEntries: readonly ShownAuditEntry[] }[];
}

export function AuditList({ days }: AuditListProps) {
  return (
    <div className="grid gap-6">
      {days.map(({ day, auditEntries }) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <h2 className="text-h3">{day}</h2>
          <DeskList
            label={day}
            className="lg:[--list-columns:0_minmax(0,9fr)_minmax(0,14fr)_0_3rem_0_0_0] [&_h3>*]:first-letter:uppercase"
          >
            {auditEntries.map(({ id, at, user, says, details, path }) => (
              <DeskRow
                key={id}
                id={id}
                level="h3"
                name={says}
                to={path}
                asked={
                  <p className="line-clamp-2 wrap-anywhere">
                    <span className="text-ink-950">{user}</span>
                    {details && ` · ${details}`}
                  </p>
                }
                state={
                  <time dateTime={at.iso} title={at.text} className="text-small text-ink-500 tabular-nums">
                    {at.text.slice(-5)}
                  </time>
                }
              />
            ))}
          </DeskList>
        </section>
      ))}
    </div>
  );
}
