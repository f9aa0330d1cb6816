import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { startProduct } from "../processes/product";
import { freePorts, startTlsProxy } from "../processes/tls-proxy";
import type { Counted } from "../results";

const SCANNER = path.resolve(import.meta.dirname, "../observatory");
/** A+ starts at 100. */
const LEAST_SCORE = 125;

interface Mark {
  status: number;
  score: number;
  grade: string;
  tests: { test: string; result: string; isPassed: boolean; points: number }[];
}

/** The mark that MDN's HTTP Observatory gives the home page behind `deploy/nginx.conf`. */
export async function observatory(): Promise<Counted[]> {
  if (!existsSync(path.join(SCANNER, "node_modules"))) {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: SCANNER, stdio: "inherit" });
  }
  const ports = await freePorts();
  await using product = await startProduct({ env: { SITE_URL: `https://localhost:${ports.https}`, TRUST_PROXY: "1" } });
  await using proxy = await startTlsProxy(ports, Number(new URL(product.url).port));
  const printed = execFileSync(process.execPath, ["scan.mjs", String(ports.http), String(ports.https)], {
    cwd: SCANNER,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificate },
    encoding: "utf8",
  });
  const { score, grade, tests } = JSON.parse(printed) as Mark;
  const on = "/ behind nginx";
  return [
    { what: `mark of the Observatory: ${grade}`, on, unit: "points", count: score, goal: { atLeast: LEAST_SCORE } },
    {
      what: "tests not passed",
      on,
      unit: "",
      count: tests.filter(({ isPassed }) => !isPassed).length,
      goal: { atMost: 0 },
    },
    ...tests.map(({ test, result, points }) => ({
      what: `${test}: ${result}`,
      on,
      unit: "points",
      count: points,
      goal: null,
    })),
  ];
}
