export const PICTURE_PROBLEMS = [
  "tooLarge",
  "brokenOff",
  "notPicture",
  "heic",
  "tooManyPixels",
  "tooSmall",
  "broken",
] as const;

/** The reason that a file cannot be a picture of the site; the key of its text. */
export class PictureProblem extends Error {
  override name = "PictureProblem";
  readonly problem: (typeof PICTURE_PROBLEMS)[number];

  constructor(problem: (typeof PICTURE_PROBLEMS)[number], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export const PICTURE_LIMITS = {
  /** Bytes. */
  file: 12 * 1024 * 1024,
  /** More than the files of a form together: what was typed around one that is too large is not lost with it. */
  form: 30 * 1024 * 1024,
  /** The pixels of the newest phones, and some more. */
  pixels: 64_000_000,
  /** The pixels of the shorter side. */
  least: 200,
} as const;
