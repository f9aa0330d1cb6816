import { createHash } from "node:crypto";
import { business } from "~/content/business";
import { foldText } from "~/lib/text/fold";
import { checkNewPassword, type PasswordErrors } from "../account/account-fields";

const OF_THE_TRADE = [
  ..."admin administrator beheer beheerder owner eigenaar desk dashboard login inloggen signin account".split(" "),
  ..."password passwort passphrase wachtwoord wachtzin geheim secret welkom welcome hallo hello qwerty azerty".split(
    " ",
  ),
  ..."website webshop webdesign bureau agency online marketing hosting offerte quote lead leads".split(" "),
  ..."lente zomer herfst winter spring summer autumn januari februari maart april juni juli augustus".split(" "),
];
/** Shorter ones are part of many a good sentence. */
const SHORTEST_WORD = 3;
const LEAST_LEFT = 6;
const LEAST_DIFFERENT = 5;

/** Empty when nothing is wrong. `about` is what others know of the user. Asks no other service. */
export async function checkChosenPassword(
  typed: Record<"password" | "repeat", string>,
  about: readonly string[],
): Promise<PasswordErrors> {
  const errors = checkNewPassword(typed);
  if (Object.keys(errors).length > 0) return errors;
  return (await isGuessable(typed.password, about)) ? { password: "guessable" } : {};
}

export async function isGuessable(password: string, about: readonly string[] = []): Promise<boolean> {
  if (new Set(password).size < LEAST_DIFFERENT) return true;
  if (await isLeaked(password)) return true;
  const words = [...OF_THE_TRADE, ...wordsOf([...aboutUs(), ...about])].toSorted(
    (one, other) => other.length - one.length,
  );
  const left = words.reduce((rest, word) => rest.replaceAll(word, ""), foldText(password));
  return left.replace(/[^\p{L}\p{N}]/gu, "").length < LEAST_LEFT;
}

function aboutUs(): string[] {
  const { name, tagline, email, address, serviceArea } = business;
  return [name, tagline, email, address.town, address.region, address.street, address.postalCode, serviceArea];
}

function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u));
  return words.filter((word) => word.length >= SHORTEST_WORD);
}

/** Ignores case. */
async function isLeaked(password: string): Promise<boolean> {
  // Loaded when a password is chosen, which is rare, and not at every start.
  const { LEAKED, HASH_BYTES } = await import("./leaked-passwords");
  const bytes = Buffer.from(LEAKED, "base64");
  const wanted = createHash("sha256").update(password.toLowerCase()).digest().subarray(0, HASH_BYTES);
  let [low, high] = [0, bytes.length / HASH_BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(bytes.subarray(middle * HASH_BYTES, (middle + 1) * HASH_BYTES), wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
