import { CompiledQuery, createQueryId, type RootOperationNode } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";

/** The statements that `work` executes on the database that it is given, in order. */
export async function statementsOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<RootOperationNode[]> {
  const asked: RootOperationNode[] = [];
  await work(
    db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return asked;
}

/** The plan by which the database executes a statement: its text, and the rows. */
export async function planOf<Row>(db: Db | Tx, node: RootOperationNode): Promise<{ text: string; rows: Row[] }> {
  const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
  const explain = isPostgres(db) ? "explain" : "explain query plan";
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  return { text, rows };
}
