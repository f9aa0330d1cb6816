import { restore } from "./restore";

// The program itself: `npm run restore` loads it from here; in an image it is build/server/restore.js.
process.exitCode = await restore(process.argv[2]);
