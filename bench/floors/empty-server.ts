import { createServer } from "node:http";

// The smallest possible server on Node.js: shows what merely starting one takes.
createServer((_request, response) => response.end("ready")).listen(Number(process.argv[2]), "127.0.0.1");
