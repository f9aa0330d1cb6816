import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { DocumentRights } from "~/features/consent/document-rights";
import { acceptsEncoding } from "~/lib/http/accepts-encoding";
import { type DocumentSources, documentPolicy } from "~/lib/http/content-security-policy.server";
import type { Compress } from "./smallest-form.server";

/** How the bytes of a page travel; the name in `Accept-Encoding`. */
type Encoding = "identity" | "gzip" | "br";

/** A page as rendering gave it. */
export interface RenderedPage {
  html: string;
  sources: DocumentSources;
  /** Of its answer, without those that depend on who asks. */
  headers: Record<string, string>;
}

/** What a browser gets of a kept page. */
interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null when the browser has it already. */
  body: Buffer<ArrayBuffer> | null;
}

const compressGzip = promisify(gzip);
const ETAG_LENGTH = 16;

/** A rendered page as bytes, in every form that browsers ask for, with the headers of its answers. */
export class KeptPage {
  readonly #bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };
  readonly #headers: Record<string, string>;
  readonly #sources: DocumentSources;
  /** By what a visitor allows: the policy of the document, and the name of these bytes under that policy. */
  readonly #variants = new Map<string, { policy: string; etag: string }>();

  constructor({ html, sources, headers }: RenderedPage) {
    this.#bodies = { identity: Buffer.from(html) };
    this.#sources = sources;
    this.#headers = headers;
  }

  /** Makes the form that every browser takes. */
  async compress(): Promise<void> {
    this.#bodies.gzip = await compressGzip(this.#bodies.identity);
  }

  /** Makes the smallest form. */
  async compressWell(compress: Compress): Promise<void> {
    this.#bodies.br = await compress(this.#bodies.identity);
  }

  /** The answer to who allows `rights`, takes `acceptEncoding` and, if `ifNoneMatch` names it, has it already. */
  answer(
    rights: DocumentRights,
    { acceptEncoding, ifNoneMatch }: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  ): PageAnswer {
    const { policy, etag } = this.#variant(rights);
    const headers = { ...this.#headers, "Content-Security-Policy": policy, ETag: etag };
    if (ifNoneMatch?.split(/\s*,\s*/).includes(etag)) return { status: 304, headers, body: null };
    const encoding = this.#encodingFor(acceptEncoding);
    const body = this.#bodies[encoding] ?? this.#bodies.identity;
    return {
      status: 200,
      headers: {
        ...headers,
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
        "Content-Length": String(body.length),
      },
      body,
    };
  }

  #variant(rights: DocumentRights): { policy: string; etag: string } {
    const key = JSON.stringify(rights);
    const known = this.#variants.get(key);
    if (known) return known;
    const policy = documentPolicy(this.#sources, rights);
    const hash = createHash("sha256").update(this.#bodies.identity).update(policy).digest("base64url");
    // Weak: the compressed forms are the same page, not the same bytes.
    const made = { policy, etag: `W/"${hash.slice(0, ETAG_LENGTH)}"` };
    this.#variants.set(key, made);
    return made;
  }

  #encodingFor(accepted: string | undefined): Encoding {
    const isPossible = (name: "br" | "gzip") => this.#bodies[name] && acceptsEncoding(accepted, name);
    return (["br", "gzip"] as const).find(isPossible) ?? "identity";
  }
}
