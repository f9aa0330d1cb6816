import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { Log } from "~/lib/log.server";
import { repeat } from "~/platform/jobs/schedule.server";
import type { Live } from "~/platform/live/live.server";
import { changeProject, type ProjectServices } from "./change-project.server";
import { customerMail, missingRows } from "./mails.server";
import { projectsToRemind } from "./project-store.server";

const MINUTE = 60_000;
const ROUND = 50;

interface ReminderServices extends ProjectServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  log: Log;
  now?: () => Date;
}

/** Reminds customers of what is missing, or of a version that waits for them. */
export function customerReminders(services: ReminderServices) {
  const work = () => remindCustomers(services, services.now?.() ?? new Date());
  return repeat({ every: MINUTE, work, log: services.log, trouble: "customers of projects were not reminded" });
}

/** Reminds everybody who is due by `now`, once: in one transaction with the moment of the next reminder. */
export async function remindCustomers(services: ProjectServices, now: Date): Promise<void> {
  for (const id of await projectsToRemind(services.db, now, ROUND)) {
    await changeProject<"done">(services, id, { by: "program", now }, async (_tx, { project, items }) => {
      if (project.next_reminder_at === null || project.next_reminder_at > now.toISOString()) return "done";
      const mail =
        project.state === "showing"
          ? customerMail(project, "waiting", services)
          : customerMail(project, "missing", services, { said: missingRows(items, project.language) });
      return { mails: mail ? [mail] : [], changes: { reminders: project.reminders + 1 } };
    });
  }
}
