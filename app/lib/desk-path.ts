/** Where the owner's desk is. */
export const DESK_PATH = "/admin";

/** Whether an address is one of the desk's, which answers in capitals, and where letters are encoded, too. */
export function isDeskPath(pathname: string): boolean {
  return `${decoded(pathname)}/`.toLowerCase().startsWith(`${DESK_PATH}/`);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
