import { setImmediate as othersTurn } from "node:timers/promises";
import type { Position } from "~/lib/keyset-cursor.server";

/** Rows per page: few enough that reading and writing them blocks nobody for long. */
const PAGE_SIZE = 100;

type ReadPage<Row> = (range: { after: Position | null; limit: number }) => Promise<Row[]>;

/** Throws the reason of `signal`. Yields between pages, as SQLite answers synchronously. */
export async function* readPages<Row>(
  read: ReadPage<Row>,
  positionOf: (row: Row) => Position,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  for (let after: Position | null = null; ; ) {
    signal.throwIfAborted();
    const rows: Row[] = await read({ after, limit: PAGE_SIZE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = positionOf(last);
    await othersTurn();
  }
}
