const NOT_PUBLIC = /^\/(api|functions|assets|admin|(en\/)?(afspraak\/beheer|offerte))(\/|$)/i;

export function isPublicPath(pathname: string): boolean {
  return !NOT_PUBLIC.test(pathname);
}
