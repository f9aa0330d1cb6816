/**
 * The server's files, the one needed first at the top: a start loads two instead of a hundred, each of which takes as
 * long to find as to run. Both include what they import; what is loaded on demand, such as documents and mails, stays
 * separate. Parts of pages that browsers load later are included, as the server renders them with the first page.
 */
const FILES = [
  ["server", /[\\/]app[\\/]process\.server\.ts$/],
  ["pages", /virtual:react-router[\\/]server-build$|[\\/]app[\\/](routes[\\/]site[\\/]\w+-rest|site-footer)\.tsx$/],
] as const;

export const serverSplitting = {
  groups: FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index })),
};
