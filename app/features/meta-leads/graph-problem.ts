/** "gone" includes what we may not see: Meta answers both alike; "unreadable" is something other than a lead. */
export const PROBLEMS = ["token", "limited", "access", "gone", "away", "unreadable"] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

/** Trying again soon is of no use: these last until somebody solves them. */
export const LASTING: ReadonlySet<ProblemKind> = new Set(["access", "gone", "unreadable"]);

export class GraphProblem extends Error {
  override name = "GraphProblem";
  readonly kind: ProblemKind;
  /** Milliseconds; null when Meta does not say. */
  readonly wait: number | null;

  constructor(kind: ProblemKind, message: string, wait: number | null = null) {
    super(message);
    this.kind = kind;
    this.wait = wait;
  }
}

/** Graph API, "Handling errors". */
export interface GraphError {
  code: number;
  error_subcode?: number | undefined;
  message: string;
  is_transient?: boolean | undefined;
}

/** Limits per app, user, page, concurrency, kind of request, and leads of a page. */
const LIMIT_CODES = new Set([4, 17, 32, 341, 613, 80001, 80005]);
/** "This method must be called with a Page Access Token". */
const NEEDS_PAGE_TOKEN = 2069032;

export function kindOf({ code, error_subcode, is_transient }: GraphError): ProblemKind {
  if (LIMIT_CODES.has(code)) return "limited";
  if (error_subcode === NEEDS_PAGE_TOKEN) return "access";
  if (code === 190 || code === 102) return "token";
  if (code === 10 || code === 3 || (code >= 200 && code <= 299)) return "access";
  if (is_transient || code === 1 || code === 2) return "away";
  if (code === 100 || code === 803) return "gone";
  return "unreadable";
}
