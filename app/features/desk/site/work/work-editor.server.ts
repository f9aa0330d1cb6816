import * as z from "zod/mini";
import { WORK } from "~/content/site/portfolio/work-values";
import { isSlug } from "~/lib/text/slug";
import type { SiteEditor } from "../site-editor";

const MOST_CASES = 200;

/** The order of the cases: those that it does not name come after it. The list's own buttons change it. */
export const workEditor: SiteEditor = {
  kind: {
    id: WORK,
    shipped: { order: [] },
    schemas: { order: z.array(z.string().check(z.refine(isSlug))).check(z.maxLength(MOST_CASES)) },
  },
  fieldsOf: () => ({}),
  // Nothing of it is typed.
  read: (_fields, known) => ({ values: known, errors: { order: "order" } }),
  present: (_name, value, { history }) => (value as string[]).join(", ") || history.shipped,
};
