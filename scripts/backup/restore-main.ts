import { restore } from "./restore";

// The program itself: `npm run restore` loads it from here, an image has it as build/server/restore.js.
process.exitCode = await restore(process.argv[2]);
