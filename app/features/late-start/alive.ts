let isAlive = false;

/** From here on whatever is rendered was not in the document as it was served. */
export function noteAlive(): void {
  isAlive = true;
}

/** Whether what is rendered for the first time now stands in the document already, or will: so too on the server. */
export function isAsServed(): boolean {
  return !isAlive;
}
