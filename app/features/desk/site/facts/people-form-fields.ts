/** Those whom the form has room for. */
export const MOST_PEOPLE = 12;

export const PERSON_PARTS = ["name", "place", "lineNl", "lineEn", "evidence", "photo", "gone"] as const;

export function personField(index: number, part: (typeof PERSON_PARTS)[number]): string {
  return `people-${index}-${part}`;
}
