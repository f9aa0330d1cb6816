import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A line to a server that can be cut, as a phone in a tunnel does. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Bytes that went to the server. */
  bytes = 0;
  #awaited: { bytes: number; reached: () => void } | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** `to` is the address of a server on this machine. */
  static async to(to: string): Promise<Line> {
    const server = createServer((near) => line.#join(near, connect(Number(new URL(to).port), "127.0.0.1")));
    const line = new Line(server);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return line;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once so many bytes went to the server. */
  async carries(bytes: number): Promise<void> {
    if (this.bytes >= bytes) return;
    const { promise, resolve: reached } = Promise.withResolvers<void>();
    this.#awaited = { bytes, reached };
    await promise;
  }

  /** Ends every connection in the middle of what it carries. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    // A server that is away is sent nothing.
    far.once("connect", () => {
      near.on("data", (data) => {
        this.bytes += data.length;
        if (this.bytes >= (this.#awaited?.bytes ?? Number.POSITIVE_INFINITY)) this.#awaited?.reached();
      });
      near.pipe(far).pipe(near);
    });
  }
}
