/** What is not for visitors: programs, files of the build, the owner; and links that hold a token. */
const NOT_PUBLIC = /^\/(api|functions|assets|admin|(en\/)?(afspraak\/beheer|offerte))(\/|$)/i;

/** Whether an address is one that visitors may ask for by themselves. */
export function isPublicPath(pathname: string): boolean {
  return !NOT_PUBLIC.test(pathname);
}
