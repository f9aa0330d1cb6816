import { bench } from "./bench";

// Awaited during the import: what a section imports later comes from the same loader, which closes once that is over.
await bench(process.argv.slice(2));
