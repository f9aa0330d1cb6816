/**
 * Why Meta did not return what was asked for:
 * - token: it no longer accepts our access token; nothing works until there is another;
 * - limited: we have asked too much, and have to wait;
 * - access: this token may not see that (any more);
 * - gone: there is no such thing, or none that we may see: Meta answers both alike;
 * - away: it could not be reached, or failed itself;
 * - unreadable: it returned something other than a lead.
 */
export const PROBLEMS = ["token", "limited", "access", "gone", "away", "unreadable"] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

/** Problems that last until somebody solves them: trying again soon is of no use. */
export const LASTING: ReadonlySet<ProblemKind> = new Set(["access", "gone", "unreadable"]);

export class GraphProblem extends Error {
  override name = "GraphProblem";
  readonly kind: ProblemKind;
  /** How long Meta asks us to wait, in milliseconds; null when it does not say. */
  readonly wait: number | null;

  constructor(kind: ProblemKind, message: string, wait: number | null = null) {
    super(message);
    this.kind = kind;
    this.wait = wait;
  }
}

/** The error in an answer (Graph API, "Handling errors"). */
export interface GraphError {
  code: number;
  error_subcode?: number | undefined;
  message: string;
  is_transient?: boolean | undefined;
}

/**
 * Too many requests: by this app, this user or this page, at the same time, of this kind, or for the leads of this
 * page.
 */
const LIMIT_CODES = new Set([4, 17, 32, 341, 613, 80001, 80005]);
/** "This method must be called with a Page Access Token": the request needs another kind of token. */
const NEEDS_PAGE_TOKEN = 2069032;

/** The kind of problem that an error is. */
export function kindOf({ code, error_subcode, is_transient }: GraphError): ProblemKind {
  if (LIMIT_CODES.has(code)) return "limited";
  if (error_subcode === NEEDS_PAGE_TOKEN) return "access";
  if (code === 190 || code === 102) return "token";
  if (code === 10 || code === 3 || (code >= 200 && code <= 299)) return "access";
  if (is_transient || code === 1 || code === 2) return "away";
  if (code === 100 || code === 803) return "gone";
  return "unreadable";
}
