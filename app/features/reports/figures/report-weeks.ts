export const REPORTS_PATH = "/admin/reports";

export const WEEK_CHOICES = [12, 26, 52] as const;
export type WeekCount = (typeof WEEK_CHOICES)[number];

const PARAM = "weeks";

export function readWeekCount({ searchParams }: URL): WeekCount {
  return WEEK_CHOICES.find((known) => String(known) === searchParams.get(PARAM)) ?? WEEK_CHOICES[0];
}

export function reportsPath(weeks: WeekCount): string {
  return weeks === WEEK_CHOICES[0] ? REPORTS_PATH : `${REPORTS_PATH}?${PARAM}=${weeks}`;
}
