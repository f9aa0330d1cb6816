import { freeDays } from "~/features/appointments/booking/appointment-form-state.server";
import { appointmentRules, bookableDays } from "~/features/appointments/slots.server";
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
    const asked = url.searchParams.get("language");
    const language = isLanguage(asked) ? asked : context.get(languageContext);
    const from = url.searchParams.get("from");
    if (from !== null && !isDay(from)) {
      return jsonError(422, { error: "Wrong day.", fields: { from: "A day as YYYY-MM-DD." } });
    }
    const now = new Date();
    const days = await freeDays(context.get(servicesContext).db, language, now);
    if (!days) return jsonError(503, { error: "The database cannot be reached now." }, DATABASE_RETRY_AFTER);
    const { first, last } = bookableDays(appointmentRules, now);
    return Response.json(
      { time_zone: TIME_ZONE, first_day: first, last_day: last, days: days.filter(({ day }) => day >= (from ?? "")) },
      { headers: { "Cache-Control": "no-store", Vary: "Accept-Language, Cookie" } },
    );
  });
}
