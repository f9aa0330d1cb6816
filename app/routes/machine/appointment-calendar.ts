import { mailCopy } from "~/content/mail/mail-copy.server";
import { findByToken } from "~/features/appointments/booking/manage-appointment.server";
import { appointmentCalendar } from "~/features/appointments/mails.server";
import { managePath } from "~/features/appointments/paths";
import { fileOrPage } from "~/lib/http/file-or-page.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointment-calendar";

export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return fileOrPage(url, managePath(encodeURIComponent(params.token)), async () => {
    const { db, env } = context.get(servicesContext);
    const row = await findByToken(db, params.token);
    if (!row) return null;
    const { content } = appointmentCalendar(row, { method: "PUBLISH", host: null, now: new Date(), env });
    const { fileName } = mailCopy[row.language].appointment;
    return new Response(content, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  });
}
