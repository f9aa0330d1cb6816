/** Counts, of nobody in particular. */
export interface ConfiguratorStepRow {
  /** `YYYY-MM-DD`, at the business. */
  day: string;
  mode: "website" | "subscription";
  /** One of the seven steps, or `sent`. */
  step: string;
  visits: number;
}
