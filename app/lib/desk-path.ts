/** Where the owner's desk is. */
export const DESK_PATH = "/admin";

/** Whether an address is one of the desk's. */
export function isDeskPath(pathname: string): boolean {
  return pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);
}
