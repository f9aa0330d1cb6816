/** What the bodies of documents are made of: to encode and decode a page costs half as much as to render it. */
const texts = new WeakMap<Response, string>();

/** A response of a document, whose text can be had again without reading its body. */
export function documentResponse(html: string, init: ResponseInit | Response): Response {
  const response = new Response(html, init);
  texts.set(response, html);
  return response;
}

/** The text of a response. Its body counts as read afterwards. */
export async function textOf(response: Response): Promise<string> {
  return texts.get(response) ?? (await response.text());
}
