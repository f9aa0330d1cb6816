import { createServer } from "node:http";

// The least that a server on Node.js can be: what starting one takes by itself.
createServer((_request, response) => response.end("ready")).listen(Number(process.argv[2]), "127.0.0.1");
