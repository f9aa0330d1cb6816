import { bookableKinds } from "~/content/appointment-kinds";
import { freeDays } from "~/features/appointments/booking/appointment-form-state.server";
import { choosing, plannedBy } from "~/features/appointments/booking/choice";
import { findCustomer } from "~/features/appointments/booking/find-customer.server";
import { bookableDays, rulesOf, USUAL } from "~/features/appointments/slots.server";
import { answerApi, DATABASE_RETRY_AFTER } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { isLanguage } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import { TIME_ZONE } from "~/lib/time/clock";
import { isDay } from "~/lib/time/zoned-time.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointment-slots";

export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const wanted = url.searchParams.get("language");
    const language = isLanguage(wanted) ? wanted : context.get(languageContext);
    const from = url.searchParams.get("from");
    if (from !== null && !isDay(from)) {
      return jsonError(422, { error: "Wrong day.", fields: { from: "A day as YYYY-MM-DD." } });
    }
    const now = new Date();
    const { db } = context.get(servicesContext);
    const asked = Object.fromEntries(url.searchParams);
    const customer = await findCustomer(db, asked.project);
    const { choice } = choosing({ ...asked, kind: asked.kind ?? USUAL.kind }, bookableKinds(customer !== undefined));
    if (asked.kind && asked.kind !== choice.kind) {
      return jsonError(422, { error: "Wrong kind.", fields: { kind: "A kind of appointment that can be booked." } });
    }
    const planned = plannedBy(choice);
    const days = await freeDays(db, language, planned, now);
    if (!days) return jsonError(503, { error: "The database cannot be reached now." }, DATABASE_RETRY_AFTER);
    const { first, last } = bookableDays(rulesOf(planned), now);
    return Response.json(
      { time_zone: TIME_ZONE, first_day: first, last_day: last, days: days.filter(({ day }) => day >= (from ?? "")) },
      { headers: { "Cache-Control": "no-store", Vary: "Accept-Language, Cookie" } },
    );
  });
}
