import "./load-dotenv.ts";
import { build, isBuildFresh } from "./build/build.ts";

// Serves the product: builds it if the sources have changed since the last build, then becomes the server.
process.env.NODE_ENV ||= "production";

if (!isBuildFresh()) {
  console.log("Building …");
  await build();
}
const { site } = await import("../build/server/index.js" as string);
console.log(`\n  Weef runs on ${site}\n`);
