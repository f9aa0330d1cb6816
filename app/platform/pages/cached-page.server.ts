import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import { type DocumentSources, documentPolicy } from "~/lib/http/content-security-policy.server";
import { type DocumentRights, rightsHeader } from "~/lib/http/document-rights";
import { acceptsEncoding, namesTag } from "~/lib/http/request-headers";

type Encoding = "identity" | "gzip" | "br";

export interface RenderedPage {
  html: string;
  sources: DocumentSources;
  /** The same for every visitor. */
  headers: Record<string, string>;
}

interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null when the browser has it already. */
  body: Buffer<ArrayBuffer> | null;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const unpackGzip = promisify(gunzip);
const ETAG_LENGTH = 16;

/** Uncompressed it would take twice the memory of both others, so it is unpacked for the rare client. */
export class CachedPage {
  readonly #gzip: Buffer<ArrayBuffer>;
  #br: Buffer<ArrayBuffer> | undefined;
  /** Kept while it is in demand: until it is garbage-collected. */
  #plain: WeakRef<Buffer<ArrayBuffer>> | undefined;
  readonly #hash: string;
  readonly #headers: Record<string, string>;
  readonly #sources: DocumentSources;
  readonly #variants = new Map<string, { policy: string; etag: string }>();

  private constructor({ sources, headers }: RenderedPage, packed: Buffer<ArrayBuffer>, hash: string) {
    this.#gzip = packed;
    this.#hash = hash;
    this.#sources = sources;
    this.#headers = headers;
  }

  static async of(rendered: RenderedPage): Promise<CachedPage> {
    const hash = createHash("sha256").update(rendered.html).digest("base64url");
    return new CachedPage(rendered, await compressGzip(rendered.html), hash);
  }

  /** Brotli takes 0.15 seconds of a thread. */
  async compressWell(): Promise<void> {
    const html = await unpackGzip(this.#gzip);
    this.#br = await compressBrotli(html, {
      params: {
        // One level below the best, which takes 2.5 times as long for 1.5 % fewer bytes.
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    });
  }

  /** 304 if `ifNoneMatch` has the tag. */
  answer(
    rights: DocumentRights,
    { acceptEncoding, ifNoneMatch }: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  ): PageAnswer {
    const { policy, etag } = this.#variant(rights);
    const headers = { ...this.#headers, ...rightsHeader(rights), "Content-Security-Policy": policy, ETag: etag };
    if (namesTag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const { encoding, body } = this.#bodyFor(acceptEncoding);
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
    const hash = createHash("sha256").update(this.#hash).update(policy).digest("base64url");
    // Weak: the compressed forms are the same page, but not the same bytes.
    const made = { policy, etag: `W/"${hash.slice(0, ETAG_LENGTH)}"` };
    this.#variants.set(key, made);
    return made;
  }

  #bodyFor(accepted: string | undefined): { encoding: Encoding; body: Buffer<ArrayBuffer> } {
    if (this.#br && acceptsEncoding(accepted, "br")) return { encoding: "br", body: this.#br };
    if (acceptsEncoding(accepted, "gzip")) return { encoding: "gzip", body: this.#gzip };
    return { encoding: "identity", body: this.#unpacked() };
  }

  #unpacked(): Buffer<ArrayBuffer> {
    const known = this.#plain?.deref();
    if (known) return known;
    const body = gunzipSync(this.#gzip);
    this.#plain = new WeakRef(body);
    return body;
  }
}
