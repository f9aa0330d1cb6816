import { createServer } from "node:net";
import "./load-dotenv.ts";
import { build, isBuildFresh } from "./build/build.ts";

// Serves the product: builds it if the build is not of these sources, then becomes the server.
process.env.NODE_ENV ||= "production";
const port = Number(process.env.PORT || 3000);
const site = process.env.SITE_URL || `http://localhost:${port}`;

if (!isBuildFresh()) {
  console.log("Building …");
  await build();
}
if (await isTaken(port)) {
  console.error(`Port ${port} is in use. Choose another: PORT=3001 npm start`);
  process.exit(1);
}
void announce();
await import("../build/server/index.js" as string);

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRINUSE"));
    probe.listen(port, process.env.HOST || "0.0.0.0", () => probe.close(() => resolve(false)));
  });
}

/** Prints the address as soon as the server answers there. */
async function announce(): Promise<void> {
  const host = ["", "0.0.0.0", "::"].includes(process.env.HOST ?? "") ? "127.0.0.1" : process.env.HOST;
  while (!(await fetch(`http://${host}:${port}/healthz`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(`\n  Weef runs on ${site}\n`);
}
