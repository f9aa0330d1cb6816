import { backUp } from "./back-up";

// The program itself: `npm run backup` loads it from here, an image has it as build/server/backup.js.
process.exitCode = await backUp(process.argv[2]);
