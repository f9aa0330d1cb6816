import { backUp } from "./back-up";

// The program itself: `npm run backup` loads it from here; in an image it is build/server/backup.js.
process.exitCode = await backUp(process.argv[2]);
