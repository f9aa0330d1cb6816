import * as z from "zod/mini";

export const LEAD_FIELDS = "id,created_time,form_id,ad_id,field_data";

const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value)),
);

/** Marketing API, "Lead". */
export const leadSchema = z.object({
  id: text,
  /** "2026-11-27T10:00:00+0000" */
  created_time: z.nullish(text),
  form_id: z.nullish(text),
  ad_id: z.nullish(text),
  field_data: z.array(z.object({ name: z.string(), values: z.catch(z.array(text), []) })),
});

export type MetaLead = z.output<typeof leadSchema>;

export const listSchema = z.object({
  data: z.array(z.object({ id: text, access_token: z.optional(z.string()) })),
  paging: z.nullish(
    z.object({ next: z.nullish(z.string()), cursors: z.nullish(z.object({ after: z.nullish(z.string()) })) }),
  ),
});

export const nodeSchema = z.object({ id: text });
