import type { Import, Module } from "./modules.ts";

/** A rule about a module, or about one of its imports. */
interface Rule {
  says: string;
  breaks?: (module: Module, imported: Import) => boolean;
  isBrokenBy?: (module: Module) => boolean;
}

/** Heights from the bottom up. A module imports only from its own height and below. */
const HEIGHTS: [RegExp, number][] = [
  [/^app\/lib\//, 0],
  [/^app\/(components|content)\//, 1],
  [/^app\/platform\//, 2],
  [/^app\/features\//, 3],
  [/^app\/services\.server\.ts$/, 4],
  [/^app\/routes\//, 5],
  [/^app\//, 6],
];

const height = (file: string) => HEIGHTS.find(([place]) => place.test(file))?.[1];
const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file);
const isRoute = (file: string) => file.startsWith("app/routes/");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const keepsData = (file: string) => /^app\/(lib\/db|platform\/jobs)\/|-store\.server\.ts$/.test(file) || isTest(file);
/**
 * The keys of the texts are typed by the texts themselves: the lookup in lib may import that type, and nothing else.
 */
const isTypedByTexts = (file: string, { target, isTypeOnly }: Import) =>
  isTypeOnly && file.startsWith("app/lib/language/") && target.startsWith("app/content/shared/");

/** Names that were once made up here. */
const PRIVATE_WORDS = /\b(tell|say|owe)[A-Z]\w*\b|\b\w*Deeds?\b|\b(letGo|takeIn|oweAll|likelyPeople)\b/;

export const rules: Rule[] = [
  {
    says: "routes → features → platform → components, content → lib: never upwards",
    breaks: ({ file }, imported) =>
      (height(imported.target) ?? 0) > (height(file) ?? 0) && !isTypedByTexts(file, imported) && !isTest(file),
  },
  {
    says: "mail knows no other feature, but for its pages of the desk and the mails of people",
    breaks: ({ file }, { target }) =>
      feature(file) === "mail" &&
      !/\/mail\/(desk|thread|mailbox)\//.test(file) &&
      ![undefined, "mail"].includes(feature(target)),
  },
  {
    says: "a page of the site knows nothing of the desk",
    breaks: ({ file }, { target }) => file.startsWith("app/routes/site/") && feature(target) === "desk",
  },
  {
    says: "what runs in a browser imports no server-only module",
    breaks: ({ file }, { target, isTypeOnly }) =>
      isServerOnly(target) && !isTypeOnly && !isServerOnly(file) && !isTest(file) && !runsOnTheServer(file),
  },
  {
    says: "SQL stands in {noun}-store.server.ts, in lib/db and in platform/jobs",
    breaks: ({ file }, { target, isTypeOnly }) => target === "kysely" && !isTypeOnly && !keepsData(file),
    isBrokenBy: ({ file, text }) =>
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/.test(text) && !keepsData(file),
  },
  {
    says: "process.env is read in lib/env.server.ts, and handed on in start.ts",
    isBrokenBy: ({ file, text }) =>
      /process\.env\b/.test(text) && !/\/env\.server(\.test)?\.ts$|^app\/start\.ts$/.test(file),
  },
  {
    says: "a name is the trade's word: present, format, enqueue, audit entry, appointment, duplicates, release",
    isBrokenBy: ({ file, text }) => !file.startsWith("app/content/") && PRIVATE_WORDS.test(text),
  },
];

/** Applies to tests too. */
export const size = {
  says: "a file has at most 400 lines, a route module 150 (texts have no limit)",
  isBrokenBy: ({ file, lines }) =>
    lines > (isRoute(file) && !isServerOnly(file) ? 150 : 400) && !file.startsWith("app/content/"),
} satisfies Rule;

/** Words that begin half a sentence: it leaves to the reader which thing is meant. */
const FRAGMENT =
  /^(of|what|in|on|for|as|with|without|after|before|at|by|from|to|which|where|when|how|not|only|its|their|while|until|also|whoever|whatever|whose|who|so|nobody|somebody)\b/i;

/** Applies to tests too. */
export const comments = {
  says: "a comment begins with a noun, a verb or 'Null if'",
  isBrokenBy: (module) => module.comments.some((comment) => FRAGMENT.test(comment)),
} satisfies Rule;

/** Route modules lose their server half in the client build; the other files are never in it. */
function runsOnTheServer(file: string): boolean {
  return isRoute(file) || /^app\/(root\.tsx|start\.ts|server\.ts|routes\.ts)$/.test(file);
}
