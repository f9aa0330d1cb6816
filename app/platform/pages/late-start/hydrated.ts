let isAlive = false;

/** From here on, whatever is rendered was not in the document as served. */
export function noteAlive(): void {
  isAlive = true;
}

/** Also true on the server. */
export function isAsServed(): boolean {
  return !isAlive;
}
