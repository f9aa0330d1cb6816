/** What is not meant for visitors: APIs, build files, the desk; and links with a token. */
const NOT_PUBLIC = /^\/(api|functions|assets|admin|(en\/)?(afspraak\/beheer|offerte))(\/|$)/i;

/** Whether visitors may request an address of their own accord. */
export function isPublicPath(pathname: string): boolean {
  return !NOT_PUBLIC.test(pathname);
}
