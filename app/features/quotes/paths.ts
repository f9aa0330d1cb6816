/** The overview of the desk. */
export const QUOTES_PATH = "/admin/quotes";

/** Query parameters: the request that a new quote answers, and the outcome of what was done. */
export const REQUEST_PARAM = "request";
export const OUTCOME_PARAM = "uitkomst";

/** Where a new quote is made, filled in from a request of any form. */
export function newQuotePath(requestId?: string): string {
  const query = requestId === undefined ? "" : `?${new URLSearchParams({ [REQUEST_PARAM]: requestId })}`;
  return `${QUOTES_PATH}/new${query}`;
}

/** Where a quote is written and, once it is sent, followed. */
export function deskQuotePath(id: string): string {
  return `${QUOTES_PATH}/${id}`;
}

export function previewPath(id: string): string {
  return `${deskQuotePath(id)}/preview`;
}

/** The document as a file, at the desk: as it was sent, or signed. For a draft, a preview of it. */
export function deskDocumentPath(id: string, kind: "sent" | "agreed"): string {
  return `${deskQuotePath(id)}/document?kind=${kind}`;
}

/** The bare address of the customer's page, with the token of the link. */
export function quotePath(token: string): string {
  return `/offerte/${token}`;
}

/** The bare address of the customer's document. */
export function quoteDocumentPath(token: string): string {
  return `${quotePath(token)}/offerte.pdf`;
}

/** The endpoint that is told that a customer has a quote in view. */
export const QUOTE_VIEW_PATH = "/api/quote-views";

/** The parts of the customer's page. */
export const TOP_ID = "offerte";
export const AGREE_ID = "akkoord";
export const SIGN_ID = "handtekening";
export const ASK_ID = "vraag";
export const DECLINE_ID = "niet-akkoord";
