import { chatRules } from "~/content/site/chat-rules/chat-rules.server";
import { FALLBACK } from "~/content/site/chat-rules/rule-order";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import { factsOfReplies, shippedRules } from "./answer.server";
import { type OwnRule, PLACES, type RuleEdit } from "./rule-edits";
import { readWords, replyProblem, tidyReply, wordSet } from "./typed-words";

/** Problems by field; `value`: the wrong part. */
export type FieldProblems = Record<string, { problem: string; value: string }>;

const NAME_LENGTH = 60;
const common: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => [...wordSet(chatRules[language].common)]));

/** Null when nothing differs. */
export function readEdit(
  id: string,
  fields: Record<string, unknown>,
): { edit: RuleEdit | null; problems: FieldProblems } {
  const { off, reply, words, problems } = readLanguages(fields);
  const isFallback = id === FALLBACK;
  const said = LANGUAGES.filter((language) => {
    return reply[language] !== "" && reply[language] !== shippedRules.replies[language][id];
  }).map((language) => [language, reply[language]] as const);
  const edit: RuleEdit = {
    off: isFallback ? [] : off,
    reply: Object.fromEntries(said),
    words: isFallback ? { nl: "", en: "" } : words,
  };
  const isEmpty =
    edit.off.length === 0 && said.length === 0 && LANGUAGES.every((language) => edit.words[language] === "");
  return { edit: isEmpty ? null : edit, problems };
}

export function readOwn(id: string, fields: Record<string, unknown>): { rule: OwnRule; problems: FieldProblems } {
  const { problems, ...languages } = readLanguages(fields);
  const name = tidyReply(fields.name);
  const page = typeof fields.page === "string" && Object.hasOwn(factsOfReplies("nl"), fields.page) ? fields.page : null;
  const place = PLACES.find((known) => known === fields.place) ?? "topics";
  const rule: OwnRule = { id, name, place, page, ...languages };
  if (name === "" || name.length > NAME_LENGTH || name.includes("\n")) problems.name = { problem: "name", value: "" };
  const { reply, words } = rule;
  const isSaid = (language: Language) => reply[language] !== "" || words[language] !== "";
  if (!LANGUAGES.some(isSaid)) problems["reply-nl"] ??= { problem: "nothing", value: "" };
  for (const language of LANGUAGES.filter(isSaid)) {
    if (reply[language] === "") problems[`reply-${language}`] ??= { problem: "reply", value: "" };
    if (words[language] === "") problems[`words-${language}`] ??= { problem: "ownWords", value: "" };
  }
  return { rule, problems };
}

function readLanguages(fields: Record<string, unknown>) {
  const problems: FieldProblems = {};
  const reply: PerLanguage<string> = { nl: "", en: "" };
  const words: PerLanguage<string> = { nl: "", en: "" };
  for (const language of LANGUAGES) {
    reply[language] = tidyReply(fields[`reply-${language}`]);
    const wrong = replyProblem(reply[language], factsOfReplies(language));
    if (wrong) problems[`reply-${language}`] = wrong;
    const read = readWords(String(fields[`words-${language}`] ?? ""), common);
    if (read.problem) problems[`words-${language}`] = read.problem;
    else words[language] = read.words;
  }
  const off = LANGUAGES.filter((language) => fields[`on-${language}`] === undefined);
  return { off, reply, words, problems };
}
