import { shippedReviewSettings } from "~/content/reviews";
import { declareEditor } from "../declare-editor.server";
import { REVIEW_FIELDS } from "../site-fields";

export const reviewsEditor = declareEditor({
  id: "reviews",
  shipped: { ...shippedReviewSettings },
  fields: REVIEW_FIELDS,
  complete: ({ typed, values: { publicName, publicUrl }, errors }) => {
    // A form without its fields switches nothing off.
    if (typed.publicName === undefined) errors.publicName = "text";
    if (!errors.publicUrl && (publicName === "") !== (publicUrl === "")) {
      errors[publicName === "" ? "publicName" : "publicUrl"] ??= "both";
    }
  },
  present: (_name, value, { reviews }) => (typeof value === "boolean" ? (value ? reviews.on : reviews.off) : null),
});
