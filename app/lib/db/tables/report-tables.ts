/** How often a step of the configurator was reached on a day: counts, of nobody in particular. */
export interface ConfiguratorStepRow {
  /** At the business, `YYYY-MM-DD`. */
  day: string;
  mode: "website" | "subscription";
  /** One of the seven steps, or `sent`. */
  step: string;
  visits: number;
}
