export const TABLE_PROBLEMS = [
  "missing",
  "empty",
  "tooLarge",
  "tooManyRows",
  "tooManyColumns",
  "oldExcel",
  "notTable",
  "broken",
  "openQuote",
  "brokenOff",
] as const;

/** The reason for which a file cannot be read as a table. `problem` is the key of its text. */
export class TableProblem extends Error {
  override name = "TableProblem";
  readonly problem: (typeof TABLE_PROBLEMS)[number];

  constructor(problem: (typeof TABLE_PROBLEMS)[number], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export const TABLE_LIMITS = {
  /** Bytes. */
  file: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 60,
} as const;

/** A row by its number in the file, the first being 1. Empty rows are left out. */
export interface TableRow {
  number: number;
  cells: string[];
}
