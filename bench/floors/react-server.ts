import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createGzip } from "node:zlib";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { PageTree } from "../page/page-tree.ts";

// React and nothing else: the elements of a page, rendered anew for every request and compressed on the way out.
const [port, file = ""] = process.argv.slice(2);
const page: PageTree = JSON.parse(readFileSync(file, "utf8"));

function Page({ node }: { node: PageTree }) {
  const [tag, attributes, children] = node;
  return createElement(tag, attributes, ...children.map(element));
}

function element(node: PageTree | string): React.ReactNode {
  return typeof node === "string" ? node : Page({ node });
}

createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
  const { pipe } = renderToPipeableStream(createElement(Page, { node: page }), {
    onAllReady: () => {
      const gzip = createGzip();
      gzip.pipe(response);
      pipe(gzip);
    },
    onError: (error) => {
      throw error;
    },
  });
}).listen(Number(port), "127.0.0.1");
