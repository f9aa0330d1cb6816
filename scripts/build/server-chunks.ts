/**
 * The files of the server, first the one that is needed first: a start loads two instead of a hundred, each of which takes
 * as long to find as to run. Both bring what they import; what is loaded by need, as documents and mails are, stays apart.
 * Parts of pages that browsers load later are rendered with the first page.
 */
const FILES = [
  ["server", /[\\/]app[\\/]process\.server\.ts$/],
  ["pages", /virtual:react-router[\\/]server-build$|[\\/]app[\\/](routes[\\/]site[\\/]\w+-rest|site-footer)\.tsx$/],
] as const;

export const serverSplitting = {
  groups: FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index })),
};
