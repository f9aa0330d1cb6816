import { renderToStaticMarkup } from "react-dom/server";
import stylesheet from "./app.css?url";
import { LastResort } from "./components/layout/last-resort";
import { FontFaces } from "./components/ui/font-faces";
import { business } from "./content/business";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { jsonError } from "./lib/http/json-error.server";

/** Without dependencies: a page for visitors, JSON for programs. */
export function unexpected(request: Request): Response {
  if (!request.headers.get("Accept")?.includes("text/html"))
    return jsonError(500, { error: "Something went wrong on our side." });
  const page = (
    <InlineMark value={INLINE_MARK}>
      <html lang="nl">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{business.name}</title>
          <FontFaces />
          <link rel="stylesheet" href={stylesheet} />
        </head>
        <body>
          <LastResort name={business.name} phone={business.phone} />
        </body>
      </html>
    </InlineMark>
  );
  return documentResponse(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
