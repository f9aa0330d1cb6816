import * as z from "zod/mini";
import { APPOINTMENT_KINDS, APPOINTMENT_PLACES } from "~/content/appointment-kinds";
import { appointmentSchema } from "~/features/appointments/appointment";
import { slotDaysSchema, takenSchema } from "~/features/appointments/booking/slot-days";
import * as answer from "./openapi-answers.server";
import { form, get, json, language, parameter, REPEATED } from "./openapi-calls.server";

const freeDays = z.intersection(slotDaysSchema, z.object({ first_day: z.iso.date(), last_day: z.iso.date() }));

export const appointmentPaths = {
  "/api/appointments/slots": get("The moments that can be booked now, by day", {
    parameters: [
      parameter("from", z.iso.date().check(z.describe("The first day; today by default"))),
      parameter("language", language("Of the labels")),
      parameter("kind", z.enum(APPOINTMENT_KINDS).check(z.describe("`meet` by default"))),
      parameter(
        "place",
        z
          .enum(APPOINTMENT_PLACES)
          .check(z.describe("One of the places of the kind. `customer` takes travel from the moments")),
      ),
      parameter("town", answer.text("The town of an appointment at the customer's, for the travel")),
      parameter("project", answer.text("The token of a project: its customer can also book kinds that are not public")),
    ],
    answers: { 200: json("Days on which something is free", freeDays) },
    fails: [422],
  }),
  "/api/appointments": form("Book an appointment at a moment that is free", appointmentSchema, {
    description: `\`date\` and \`time\` are those of the business. ${REPEATED}`,
    more: { language: language("Of the mails; that of the page by default") },
    answers: {
      201: json("Booked", answer.booked),
      200: json("Was booked before", answer.booked),
      409: json("The moment is not free; others near it are", takenSchema),
    },
  }),
};
