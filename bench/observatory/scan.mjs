// node scan.mjs <port for http:> <port for https:>: the Observatory's verdict on https://localhost, as JSON. Its own
// command checks ports 80 and 443 of a public host; everything else here is its code.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.dirname(createRequire(import.meta.url).resolve("@mdn/mdn-http-observatory/package.json"));
const part = (file) => import(path.join(root, "src", file));
// The sites that browsers know to be https: only. The package downloads this list on installation; localhost is not in
// it.
writeFileSync(path.join(root, "conf/hsts-preload.json"), "{}");

const [httpPort, httpsPort] = process.argv.slice(2).map(Number);
const { retrieve } = await part("retriever/retriever.js");
const { ALL_TESTS } = await part("constants.js");
const { getGradeForScore, getScoreModifier } = await part("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part("grader/charts.js");

const answers = await retrieve("localhost", { httpPort, httpsPort });
if (!answers.responses.auto?.verified)
  throw new Error("https://localhost does not answer, or its certificate is not trusted");
const tests = ALL_TESTS.map((test) => test(answers)).map((found) => ({
  test: found.constructor.title,
  result: found.result,
  isPassed: found.pass,
  points: getScoreModifier(found.result),
}));
// As its scanner does: bonus points count only if nothing bad takes the mark below an A.
const sum = (points) => points.reduce((total, each) => total + each, 100);
const points = tests.map((test) => test.points);
const withoutExtra = sum(points.filter((each) => each < 0));
const { score, grade } = getGradeForScore(withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutExtra);
console.log(JSON.stringify({ status: answers.responses.auto.status, score, grade, tests }));
