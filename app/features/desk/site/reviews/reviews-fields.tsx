import { useWords } from "~/content/desk/words";
import { REVIEW_FIELDS } from "../site-fields";
import { type FieldOf, SITE_LEGEND, SITE_SECTION } from "../site-form";
import { SiteInput } from "../site-input";

export function ReviewsFields({ field }: { field: FieldOf }) {
  const { reviews: words } = useWords("site");
  const hints: Readonly<Record<string, string>> = { asks: words.asksSays, publicName: words.publicNameHint };
  const labels: Readonly<Record<string, string>> = words.fields;
  return (
    <fieldset className={SITE_SECTION}>
      <legend className={SITE_LEGEND}>{words.settings}</legend>
      <div className="clear-both grid items-start gap-5 sm:grid-cols-2 sm:[&>:first-child]:col-span-2">
        {REVIEW_FIELDS.map((of) => (
          <SiteInput key={of.path} of={of} label={labels[of.path]} hint={hints[of.path]} field={field} />
        ))}
      </div>
      <p className="text-small">{words.publicHint}</p>
    </fieldset>
  );
}
