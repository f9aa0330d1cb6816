import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BrandMark } from "~/components/illustrations/brand-mark";
import stylesheet from "./app.css?url";
import { LastResort } from "./components/layout/last-resort";
import { FontFaces } from "./components/ui/font-faces";
import { business } from "./content/business";
import { en } from "./content/shared/too-large/en";
import { nl } from "./content/shared/too-large/nl";
import { INLINE_MARK } from "./lib/http/content-security-policy.server";
import { documentResponse } from "./lib/http/document-response.server";
import { InlineMark } from "./lib/http/inline-mark";
import { jsonError } from "./lib/http/json-error.server";
import type { Language } from "./lib/language/language";
import { fill } from "./lib/text/fill";
import { sizeInWords } from "./lib/text/format-length";

/** Needs nothing that can fail. Visitors get a page, programs get JSON. */
export function unexpected(request: Request): Response {
  if (!isForPage(request)) return jsonError(500, { error: "Something went wrong on our side." });
  const { name, phone } = business;
  return barePage({ status: 500, language: "nl", title: name }, <LastResort name={name} phone={phone} />);
}

const tooLargeCopy = { nl, en };
const MEBIBYTE = 1024 * 1024;

interface TooLargeRequest {
  language: Language;
  /** Bytes. */
  most: number;
  /** Leads back. */
  path: string;
}

/** The answer to a form that is too large to be read: none of its fields are known. */
export function tooLargePage({ language, most, path }: TooLargeRequest): Response {
  const { title, text, back } = tooLargeCopy[language];
  // A reader may count in 1,000s: the size named is never more than the size accepted.
  const size = sizeInWords((most / MEBIBYTE) * 1_000_000, language);
  const page = (
    <main className="wrap grid min-h-dvh content-center gap-4">
      <BrandMark className="size-14" />
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-[65ch] text-lead">{fill(text, { size })}</p>
      <a href={path} className="link justify-self-start text-lead">
        {back}
      </a>
    </main>
  );
  return barePage({ status: 413, language, title }, page);
}

export function isForPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

function barePage(
  { status, language, title }: { status: number; language: Language; title: string },
  children: ReactNode,
): Response {
  const page = (
    <InlineMark value={INLINE_MARK}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <FontFaces />
          <link rel="stylesheet" href={stylesheet} />
        </head>
        <body>{children}</body>
      </html>
    </InlineMark>
  );
  return documentResponse(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
