import { bench } from "./bench";

// Waited for while it is imported: what a section imports later is asked of the same loader, which ends with that.
await bench(process.argv.slice(2));
