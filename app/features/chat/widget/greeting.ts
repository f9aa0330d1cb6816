export type PartOfDay = "morning" | "afternoon" | "evening";

/** `hour` is 0 to 23 (specification, "States and transitions"). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 6 && hour < 12) return "morning";
  if (hour >= 12 && hour < 18) return "afternoon";
  return "evening";
}
