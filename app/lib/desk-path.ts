export const DESK_PATH = "/admin";

/** The desk also answers in capitals and with percent-encoded letters. */
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
