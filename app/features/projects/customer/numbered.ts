/** Changes as a numbered text; those that are empty are left out. A single one has no number. */
export function numbered(changes: readonly string[]): string {
  const filled = changes.map((change) => change.trim()).filter((change) => change !== "");
  if (filled.length < 2) return filled.join("");
  return filled.map((change, index) => `${index + 1}. ${change}`).join("\n");
}
