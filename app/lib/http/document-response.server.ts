/** The texts of documents that wait for their headers. */
const texts = new WeakMap<Response, string>();

/**
 * The response of a document, whose text is kept beside it: making a stream of a page, and text of that again, costs a
 * tenth of rendering it. Read it with `textOf`.
 */
export function documentResponse(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, html);
  return response;
}

/** The text of a response. Its body counts as read afterwards. */
export async function textOf(response: Response): Promise<string> {
  return texts.get(response) ?? (await response.text());
}
