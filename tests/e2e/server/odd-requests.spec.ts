import { connect } from "node:net";
import { newsletterPaths } from "../../../app/content/families.ts";
import { managePath } from "../../../app/features/appointments/paths.ts";
import type { Product } from "../../support/product.ts";
import { expect, test } from "../../support/server-journey.ts";

/** The answer on one connection to exactly these bytes, until the server closes it or `enough` has arrived. */
function say({ url }: Product, bytes: string, enough?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let said = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      said += chunk;
      if (enough?.test(said)) end();
    });
    socket.on("end", end);
    socket.on("error", (error) => (said ? end() : reject(error)));
  });
}

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n\r\n";
const LEAK = /node_modules|\bat .+:\d+|Error:|build\/server/;

const REFUSED: [what: string, status: number, bytes: string][] = [
  ["no HTTP at all", 400, "hello\r\n\r\n"],
  ["a request without a host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["a host that is none", 400, `GET /contact?stap HTTP/1.1\r\nHost: a b/c@d\r\n${CLOSE}`],
  ["a space in the address", 400, `GET /a b HTTP/1.1\r\n${HOST}${CLOSE}`],
  ["a header without a name", 400, `GET / HTTP/1.1\r\n${HOST}: x\r\n${CLOSE}`],
  ["a line that goes on in the next", 400, `GET / HTTP/1.1\r\n${HOST}X-A: b\r\n\tc\x00\r\n${CLOSE}`],
  ["headers of 32 KiB", 431, `GET / HTTP/1.1\r\n${HOST}X-Long: ${"a".repeat(32_768)}\r\n${CLOSE}`],
  ["3,000 headers", 431, `GET / HTTP/1.1\r\n${HOST}${"X-Many: 1234\r\n".repeat(3_000)}${CLOSE}`],
  [
    "two lengths",
    400,
    `POST /api/offer-requests HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 9\r\n${CLOSE}{}`,
  ],
  [
    "a length and chunks",
    400,
    `POST /api/offer-requests HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
  ],
  [
    "chunks of no size",
    400,
    `POST /api/offer-requests HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${CLOSE}zz\r\n\r\n`,
  ],
  ["TRACE", 405, `TRACE / HTTP/1.1\r\n${HOST}X-Secret: token\r\n${CLOSE}`],
  ["a method that nobody knows", 400, `BREW / HTTP/1.1\r\n${HOST}${CLOSE}`],
];

test("what is no request is answered with its status, and nothing of how the server is made", async ({ product }) => {
  for (const [what, status, bytes] of REFUSED) {
    const said = await say(product, bytes);
    expect(said, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(said, what).not.toMatch(LEAK);
    expect(said, what).not.toContain("X-Secret");
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  }
});

test("CONNECT is not answered", async ({ product }) => {
  const said = await say(product, `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n`);
  expect(said).not.toContain(" 200 ");
});

test("the host that is asked for stands nowhere in what comes back", async ({ product }) => {
  for (const path of ["/", "/contact/", "/sitemap.xml", "/robots.txt", "/admin", "/admin/sign-in", "/nowhere"]) {
    const said = await say(
      product,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n${CLOSE}`,
    );
    expect(said, path).toMatch(/^HTTP\/1\.1 [234]/);
    expect(said, path).not.toContain("evil.example");
  }
});

test("after a body that was too large the connection goes on with the next request, or is closed by the answer", async ({
  product,
}) => {
  const post = (body: string, headers = "") =>
    `POST /api/offer-requests HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;
  const long = "a".repeat(200_000);
  const two = `${post(long, `Content-Length: ${long.length}\r\n`)}GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}`;
  expect((await say(product, two)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  const chunk = `${(100_000).toString(16)}\r\n${"a".repeat(100_000)}\r\n`;
  const endless = await say(product, post(chunk, "Transfer-Encoding: chunked\r\n"), /\r\n\r\n\{/);
  expect(endless).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
});

test("a form that is too large is answered with a page in its sender's language, and with the way back", async ({
  product,
}) => {
  const post = async (path: string, size: number, language: string) => {
    const body = new FormData();
    body.set("files", new Blob([Buffer.alloc(size)]), "film.mp4");
    const headers = { Accept: "text/html", "Accept-Language": language };
    const answer = await fetch(product.url + path, { method: "POST", headers, body });
    return [answer.status, answer.headers.get("Content-Type"), await answer.text()] as const;
  };
  const lead = "/admin/leads/019aa6b2-0000-7000-8000-000000000000";
  const dutch = await post(lead, 34_000_000, "nl");
  expect(dutch.slice(0, 2)).toEqual([413, "text/html; charset=utf-8"]);
  expect(dutch[2]).toContain("32 MB");
  expect(dutch[2]).toContain(`href="${lead}"`);
  expect((await post("/api/offer-requests", 100_000, "nl"))[2]).toContain('href="/"');
  const [, , english] = await post("/contact", 100_000, "en");
  expect(english).toMatch(/<html lang="en">[\s\S]*too large to send[\s\S]*63 kB/);
});

test("no other site is let in by CORS", async ({ product }) => {
  for (const path of ["/", "/api/offer-requests", "/api/openapi.json", "/admin"]) {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await fetch(product.url + path, { method, headers, redirect: "manual" });
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  }
});

test("what is no document runs nothing, and no answer is framed or guessed at", async ({ product }) => {
  const html = await (await fetch(product.url)).text();
  const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? "";
  const shown = ["/favicon.svg", "/robots.txt", "/sitemap.xml", "/feed.xml"];
  for (const path of [...shown, "/healthz", "/api/openapi.json", "/api/nothing", "/contact/"]) {
    const { headers } = await fetch(product.url + path, { redirect: "manual" });
    expect(headers.get("Content-Security-Policy"), path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
  }
  for (const path of [...shown, script, "/icon-192.png", "/healthz"]) {
    const { headers } = await fetch(product.url + path);
    expect(headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
  }
});

test("pages behind a link of a mail are kept by nobody, whoever the link is for", async ({ product }) => {
  const token = "a".repeat(43);
  const { confirm, unsubscribe } = newsletterPaths;
  const links = [`/offerte/${token}`, managePath(token), confirm, unsubscribe, `/admin/reset/${token}`];
  for (const path of links) {
    for (const address of [path, `${path}.data`]) {
      const answer = await fetch(product.url + address);
      expect(answer.headers.get("Cache-Control"), address).toContain("no-store");
    }
  }
});

test("documents use nothing of the device, and share their window with no other site", async ({ product }) => {
  for (const path of ["/", "/en/contact", "/nowhere", "/admin/sign-in"]) {
    const { headers } = await fetch(product.url + path);
    expect(headers.get("Permissions-Policy"), path).toContain("camera=(), ");
    expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
  }
});
