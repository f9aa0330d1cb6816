export const QUOTES_PATH = "/admin/quotes";

export const REQUEST_PARAM = "request";
export const OUTCOME_PARAM = "uitkomst";

export function newQuotePath(requestId?: string): string {
  const query = requestId === undefined ? "" : `?${new URLSearchParams({ [REQUEST_PARAM]: requestId })}`;
  return `${QUOTES_PATH}/new${query}`;
}

export function deskQuotePath(id: string): string {
  return `${QUOTES_PATH}/${id}`;
}

export function previewPath(id: string): string {
  return `${deskQuotePath(id)}/preview`;
}

/** The document of a draft is a preview. */
export function deskDocumentPath(id: string, kind: "sent" | "agreed"): string {
  return `${deskQuotePath(id)}/document?kind=${kind}`;
}

export function quotePath(token: string): string {
  return `/offerte/${token}`;
}

export function quoteDocumentPath(token: string): string {
  return `${quotePath(token)}/offerte.pdf`;
}

export const QUOTE_VIEW_PATH = "/api/quote-views";

export const TOP_ID = "offerte";
export const AGREE_ID = "akkoord";
export const SIGN_ID = "handtekening";
export const ASK_ID = "vraag";
export const DECLINE_ID = "niet-akkoord";

/** The form that opens the next version of a quote. */
export const NEW_VERSION = "new-version";

/** The form that answers a question, and its fields. */
export const ANSWER_FORM = "answer";
export const QUESTION_FIELD = "question";
export const ANSWER_FIELD = "answer";
