import { once } from "node:events";
import type { Server } from "node:http";
import { StartProblem } from "../start-problem.server";

/** Throws a `StartProblem` when it cannot listen. */
export async function openPort(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      code === "EADDRINUSE"
        ? `Port ${port} is in use. Choose another with PORT, as in: PORT=3001 npm start`
        : `Port ${port} of ${host} cannot be opened (${message}). See to PORT and HOST.`,
    );
  }
}
