import { execFile, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { Client } from "pg";
import { BackupProblem } from "./backup-problem";

const run = promisify(execFile);

type ToolName = "pg_dump" | "pg_restore";

/** A PostgreSQL program as it is installed here. */
export interface Tool {
  file: string;
  /** The first number of its version. */
  major: number;
}

/**
 * The oldest `name` of at least version `major`, in the folders of PATH and where Debian keeps them. A tool cannot read
 * a server newer than itself, and may use what an older server does not know (`pg_restore` 17 does). Throws a
 * `BackupProblem` if there is none.
 */
export async function findTool(name: ToolName, major: number, searched?: string): Promise<Tool> {
  return (await findTools(name, major, searched))[0];
}

/**
 * The same for `pg_restore`, among those that can read `archive`: the archive of a newer `pg_dump` needs a newer one.
 */
export async function findToolFor(archive: string, major: number, searched?: string): Promise<Tool> {
  const [oldest, ...others] = await findTools("pg_restore", major, searched);
  for (const tool of [oldest, ...others]) if (await canRead(tool, archive)) return tool;
  return oldest;
}

async function canRead({ file }: Tool, archive: string): Promise<boolean> {
  return run(file, ["--list", archive], { maxBuffer: Number.POSITIVE_INFINITY }).then(
    () => true,
    () => false,
  );
}

/** All that are new enough, the oldest first. */
async function findTools(
  name: ToolName,
  major: number,
  searched = process.env.PATH ?? "",
): Promise<[oldest: Tool, ...others: Tool[]]> {
  const folders = [...searched.split(path.delimiter).filter(Boolean), ...globSync("/usr/lib/postgresql/*/bin")];
  const files = [...new Set(folders.map((folder) => path.join(folder, name)))].filter((file) => existsSync(file));
  const tools = await Promise.all(files.map(async (file) => ({ file, major: await majorOf(file) })));
  const fitting = tools.filter((tool) => tool.major >= major).sort((one, other) => one.major - other.major);
  const [oldest, ...others] = fitting;
  if (oldest) return [oldest, ...others];
  const found =
    tools.length > 0
      ? `the newest here is of version ${Math.max(...tools.map((tool) => tool.major))}`
      : "there is none here";
  throw new BackupProblem(
    `${name} of PostgreSQL ${major} or newer is needed, and ${found}. Install the client programs of PostgreSQL ${major} ` +
      `(on Debian: postgresql-client-${major}), or see to it that they are in PATH.`,
  );
}

async function majorOf(file: string): Promise<number> {
  try {
    return Number(/\d+/.exec((await run(file, ["--version"])).stdout)?.[0] ?? 0);
  } catch {
    return 0;
  }
}

/** Runs a tool on the database at `url`. If it fails, throws a `BackupProblem` with what it said. */
export async function runTool(tool: Tool, args: string[], url: string): Promise<void> {
  try {
    await run(tool.file, [...args, `--dbname=${addressFor(tool, url)}`], { env: environment(url) });
  } catch (error) {
    throw failure(tool.file, (error as { stderr?: string }).stderr || String(error));
  }
}

/** Rows by table of an archive, which is read and unpacked as a whole. Throws a `BackupProblem` if that fails. */
export async function countRows({ file }: Tool, archive: string): Promise<Record<string, number>> {
  const child = spawn(file, ["--data-only", "--file=-", archive], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const rows: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of linesOf(child.stdout)) {
    if (table !== undefined) {
      if (line === "\\.") table = undefined;
      else rows[table] = (rows[table] ?? 0) + 1;
      continue;
    }
    table = /^COPY public\.(\S+) /.exec(line)?.[1]?.replaceAll('"', "");
    if (table !== undefined) rows[table] = 0;
  }
  if ((await ended) !== 0) throw failure(file, said);
  return rows;
}

/** A line feed ends a line: other characters that may break lines are data here. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream.setEncoding("latin1")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function failure(file: string, said: string): BackupProblem {
  return new BackupProblem(`${file} did not succeed:\n${said.trim()}`);
}

/** Everybody on this machine can read the arguments of a program, but only its user can read its environment. */
function environment(url: string): NodeJS.ProcessEnv {
  // Read as the product reads it: a bare % in it stands for itself.
  const { password } = new Client({ connectionString: url });
  return { ...process.env, LC_ALL: "C", ...(password && { PGPASSWORD: password }) };
}

/**
 * Turns a database address written for node-pg into one for `tool`: without its password, and without what only node-pg
 * knows. Certificates are verified against the ones the system trusts, as node-pg verifies them against those of
 * Node.js; tools can do that from version 16 on.
 */
export function addressFor({ major }: Tool, url: string): string {
  const address = Object.assign(new URL(url), { password: "" });
  const { searchParams } = address;
  searchParams.delete("uselibpqcompat");
  if (searchParams.get("sslmode") === "no-verify") searchParams.set("sslmode", "require");
  const isProved = searchParams.get("sslmode") === "verify-full" && !searchParams.has("sslrootcert");
  if (isProved && major >= 16 && !process.env.PGSSLROOTCERT) searchParams.set("sslrootcert", "system");
  return address.href;
}
