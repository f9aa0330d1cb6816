/** What happened just now, for processes that PostgreSQL's notifications do not reach. It is there for a minute. */
export interface LiveEventRow {
  id: string;
  /** The process that told of it. */
  sender: string;
  /** JSON. */
  event: string;
  /** By the clock of the database: those of machines differ. */
  at: string;
}
