import { createServer } from "node:http";

// The least that Node.js can do to send a page: the same bytes and headers for every request. Arguments: port, headers
// as JSON, body as base64.
const [port, headers = "", body = ""] = process.argv.slice(2);
const named: [string, string][] = JSON.parse(headers);
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, named.flat());
  response.end(bytes);
}).listen(Number(port), "127.0.0.1");
