let isAlive = false;

/** From here on, whatever is rendered was not in the document as served. */
export function noteAlive(): void {
  isAlive = true;
}

/**
 * Whether what is rendered for the first time now is in the served document already, or will be: also true on the
 * server.
 */
export function isAsServed(): boolean {
  return !isAlive;
}
