import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on 127.0.0.1 that answers everything alike. */
export class IcsServer {
  readonly #server = createServer((request, response) => {
    this.requests.push(request.headers);
    this.answer(request, response);
  });
  readonly requests: IncomingMessage["headers"][] = [];
  answer: Answer = (_request, response) => response.end();

  static async start(): Promise<IcsServer> {
    const server = new IcsServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}/secret.ics`;
  }

  /** Answers with this from now on. */
  serve(text: string, headers: Record<string, string> = {}): void {
    this.answer = (_request, response) => response.writeHead(200, headers).end(text);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A calendar of RFC 5545 with these events, each the lines within one. */
export function calendarOf(...events: readonly string[]): string {
  const parts = events.map((lines) => `BEGIN:VEVENT\n${lines.trim()}\nEND:VEVENT`);
  return `${["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test", ...parts, "END:VCALENDAR"].join("\n")}\n`.replace(
    /\n */g,
    "\r\n",
  );
}
