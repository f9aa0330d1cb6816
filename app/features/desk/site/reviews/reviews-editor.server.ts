import * as z from "zod/mini";
import { shippedReviewSettings } from "~/content/reviews";
import { parseUrl } from "~/lib/parse-url";
import { tidyText } from "~/lib/text/tidy-text";
import { PLAIN_TEXT } from "../plain-text";
import type { Fields, SiteEditor } from "../site-editor";
import { oneLine } from "../text-problem.server";

const publicName = z.string().check(z.maxLength(60), z.regex(PLAIN_TEXT));
const publicUrl = z.union([
  z.literal(""),
  z.string().check(
    z.maxLength(300),
    z.regex(PLAIN_TEXT),
    z.refine((typed) => typed.startsWith("https://") && parseUrl(typed) !== null),
  ),
]);

export const reviewsEditor: SiteEditor = {
  kind: {
    id: "reviews",
    shipped: { ...shippedReviewSettings },
    schemas: { asks: z.boolean(), publicName, publicUrl },
  },
  fieldsOf: ({ asks, publicName, publicUrl }) => ({
    asks: asks ? "on" : "",
    publicName: String(publicName),
    publicUrl: String(publicUrl),
  }),
  read: (fields: Fields) => {
    const typed = {
      publicName: oneLine(fields.publicName ?? ""),
      publicUrl: tidyText(fields.publicUrl ?? ""),
    };
    const errors: Record<string, string> = {};
    // A form without its fields switches nothing off.
    if (fields.publicName === undefined || !publicName.safeParse(typed.publicName).success) errors.publicName = "text";
    if (!publicUrl.safeParse(typed.publicUrl).success) errors.publicUrl = "link";
    else if ((typed.publicName === "") !== (typed.publicUrl === "")) {
      errors[typed.publicName === "" ? "publicName" : "publicUrl"] ??= "both";
    }
    return { values: { asks: fields.asks === "on", ...typed }, errors };
  },
  problems: ({ reviews }) => reviews.problems,
  name: (name, { reviews }) => (reviews.names as Readonly<Record<string, string>>)[name] ?? name,
  present: (_name, value, { reviews }) => {
    if (typeof value === "boolean") return value ? reviews.on : reviews.off;
    return String(value) || reviews.none;
  },
};
