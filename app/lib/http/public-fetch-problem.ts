export type PublicProblem =
  | "private-address"
  | "too-large"
  | "silent"
  | "unreachable"
  | "certificate"
  | "too-many-redirects"
  | "port";

/** The reason why a public fetch gave no answer, or not all of it. */
export class PublicFetchProblem extends Error {
  readonly problem: PublicProblem;
  /** Code of the error below it, such as `ENOTFOUND`. */
  readonly code: string | undefined;

  constructor(problem: PublicProblem, message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "PublicFetchProblem";
    this.problem = problem;
    this.code = options.code;
  }
}

/** Errors of certificates have many codes, all named after what they judge. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|ERR_TLS_CERT/;
const SILENT = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
  "ETIMEOUT",
]);
const TOO_LARGE = new Set(["UND_ERR_HEADERS_OVERFLOW", "HPE_HEADER_OVERFLOW", "UND_ERR_RES_EXCEEDED_MAX_SIZE"]);

/** `fetch` itself only says that it failed; the reason is one of the causes. */
export function publicProblemOf(error: unknown): PublicFetchProblem {
  let code: string | undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PublicFetchProblem) return cause;
    if (cause.name === "TimeoutError") return new PublicFetchProblem("silent", "no answer in time", { cause: error });
    if ("code" in cause && typeof cause.code === "string") code = cause.code;
  }
  const message = error instanceof Error ? error.message : String(error);
  return new PublicFetchProblem(problemOf(code), `${message} (${code})`, { code, cause: error });
}

function problemOf(code = ""): PublicProblem {
  if (SILENT.has(code)) return "silent";
  if (TOO_LARGE.has(code)) return "too-large";
  return CERTIFICATE.test(code) ? "certificate" : "unreachable";
}
