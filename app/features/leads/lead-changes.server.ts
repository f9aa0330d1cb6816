import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, optionalLines, optionalText, requiredText } from "~/components/forms/text-field";
import { isDay } from "~/lib/time/zoned-time.server";
import { LEAD_BOUNDS } from "./lead";
import { type LeadForm, leadFormOf } from "./lead-page/lead-forms";
import { LEAD_STATUSES } from "./list/lead-filter";

const version = z.coerce.number().check(z.int(), z.positive());

export const statusSchema = z
  .object({ version, status: z.enum(LEAD_STATUSES), reason: optionalText(LEAD_BOUNDS.reason) })
  .check(z.refine(({ status, reason }) => status !== "declined" || reason !== null, { path: ["reason"] }));

/** `YYYY-MM-DD`; null stands for nothing. */
const day = z.pipe(
  z.optional(z.string().check(z.refine((day) => day === "" || isDay(day)))),
  z.transform((day) => day || null),
);

export const planSchema = z.object({
  version,
  action: optionalText(LEAD_BOUNDS.action),
  on: day,
});

/** The day since which a site is live. It may lie ahead. */
export const liveSchema = z.object({ version, on: day });

/** The id of a user; null for nobody. */
export const assignSchema = z.object({ version, assignee: optionalText(LEAD_BOUNDS.user) });

export const noteSchema = present(optionalLines(LEAD_BOUNDS.note));

/** A `#` in front is notation, not part of the tag. */
export const tagSchema = present(
  z.pipe(
    optionalText(LEAD_BOUNDS.tag),
    z.transform(
      (text) =>
        text
          ?.replace(/^#+\s*/, "")
          .replace(/\s+/g, " ")
          .toLowerCase() || null,
    ),
  ),
);

const address = z.pipe(
  z.nullish(z.string()),
  z.transform((typed, context) => {
    if (!typed?.trim()) return null;
    const parsed = z.safeParse(emailAddress, typed);
    if (!parsed.success) context.issues.push({ code: "custom", input: typed });
    return parsed.data ?? null;
  }),
);

/** A number may be any text: visitors write hours beside it. */
export const correctionSchema = z
  .object({
    version,
    name: requiredText(BOUNDS.name, "form.error.nameMissing"),
    email: address,
    phone: optionalText(BOUNDS.phone),
    company: optionalText(BOUNDS.company),
    others: z.pipe(
      z.optional(z.unknown()),
      z.transform((ticked) => ticked === "on"),
    ),
  })
  .check(z.refine(({ email, phone }) => email !== null || phone !== null, { path: ["phone"] }));

/** Null if none in particular. */
export function wrongField(fields: Record<string, unknown>): string | null {
  const form = leadFormOf(fields.do);
  if (!form) return null;
  const wrong = z.safeParse(schemaOf(form), fields).error?.issues[0]?.path[0];
  // A field that is missing altogether is the one to fill in.
  return typeof wrong === "string" ? wrong : form === "plan" ? "action" : form === "live" ? "on" : null;
}

function schemaOf(form: LeadForm): z.ZodMiniType {
  switch (form) {
    case "status":
      return statusSchema;
    case "assign":
      return assignSchema;
    case "plan":
      return planSchema;
    case "live":
      return liveSchema;
    case "note":
      return z.object({ note: noteSchema });
    case "correct":
      return correctionSchema;
    case "tag":
    case "untag":
      return z.object({ tag: tagSchema });
  }
}

function present(schema: z.ZodMiniType<string | null, unknown>) {
  return z.pipe(
    schema.check(z.refine((text) => text !== null)),
    z.transform((text) => text ?? ""),
  );
}
