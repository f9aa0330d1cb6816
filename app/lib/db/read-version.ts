/** The highest value of PostgreSQL's `integer`. */
const HIGHEST = 2 ** 31 - 1;

/** The version that a form was made for. -1, which no row has, if something else was posted: the form is outdated. */
export function readVersion(posted: unknown): number {
  const version = /^\d{1,10}$/.test(String(posted)) ? Number(posted) : -1;
  return version <= HIGHEST ? version : -1;
}
