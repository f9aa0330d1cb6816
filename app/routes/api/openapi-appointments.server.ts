import * as z from "zod/mini";
import { appointmentSchema } from "~/features/appointments/appointment";
import { slotDaysSchema, takenSchema } from "~/features/appointments/slot-days";
import { FILL_TIME, HONEYPOT } from "~/features/forms/suspect";
import { body, errors, formErrors, json, object, orPage } from "./openapi-parts.server";

const moment = { type: "string", format: "date-time", description: "UTC" };
const day = { type: "string", format: "date" };

const booked = object({
  id: { type: "string", format: "uuid" },
  created_at: moment,
  starts_at: moment,
  ends_at: moment,
  confirmation: { enum: ["sent", "delayed"] },
  manage_path: { type: "string", description: "Where the visitor moves or cancels it" },
  calendar_path: { type: "string", description: "The same as a file for a calendar" },
});

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: "input" });

/** The calls about appointments. */
export const appointmentCalls = {
  "/api/appointments/slots": {
    get: {
      summary: "The moments that can be booked now, by day",
      parameters: [
        { name: "from", in: "query", description: "The first day; today by default", schema: day },
        { name: "language", in: "query", description: "Of the labels", schema: { enum: ["nl", "en"] } },
      ],
      responses: {
        200: json("Days on which something is free", {
          allOf: [schemaOf(slotDaysSchema), object({ first_day: day, last_day: day })],
        }),
        ...errors(405, 422, 503),
      },
    },
  },
  "/api/appointments": {
    post: {
      summary: "Book a talk at a moment that is free",
      description:
        "As JSON, or as a plain form (then: 303 to the page of the appointment, or the form again with messages). " +
        "`date` and `time` are those of the business. A repeated submission_id answers with the stored appointment.",
      requestBody: body(appointmentSchema, ["application/json", "application/x-www-form-urlencoded"], {
        page: { type: "string", description: "The path that the form stands on" },
        language: { enum: ["nl", "en"], description: "Of the mails; that of the page by default" },
        [FILL_TIME]: { type: ["integer", "null"], description: "How long the form was in use, in milliseconds" },
        [HONEYPOT]: { type: "string", description: "Hidden from people: filled in, nothing is booked" },
      }),
      responses: {
        201: json("Booked", booked),
        200: json("Was booked before", booked),
        303: { description: "Booked; the visitor without JavaScript goes to the page of the appointment" },
        409: orPage(json("The moment is not free; others near it are", schemaOf(takenSchema))),
        ...formErrors(),
      },
    },
  },
};
