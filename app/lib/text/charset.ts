// Runs in the parsing thread too: it imports nothing.

const UTF_8 = "utf-8";
/** Programs write this where they name no character set, or another one by mistake. */
const WESTERN = "windows-1252";
/** Number of bytes in which a text in UTF-16 shows itself. */
const SAMPLE = 1024;
/** Characters of UTF-8. Any bytes are a text where each is a character: one such character may be there by chance. */
const MORE_THAN_CHANCE = 2;
/** ISO-2022-JP is ASCII with these between. */
const JAPANESE = ["$@", "$B", "(J"].map((shift) => `\u001b${shift}`);

/**
 * Finds the character set of bytes, as `TextDecoder` names it: by their first bytes, else the one that is named if they can be
 * in it, else UTF-8, also with a few broken bytes, else Windows-1252.
 */
export function charsetOf(bytes: Uint8Array, said = ""): string {
  const marked = markOf(bytes) ?? utf16Of(bytes);
  if (marked) return marked;
  const named = nameOf(said);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/[\x80-\xff]/.test(text))
    return JAPANESE.some((shift) => text.includes(shift)) ? "iso-2022-jp" : (named ?? UTF_8);
  const { whole, broken } = charactersOf(bytes);
  const isUtf8 = whole >= broken;
  if (named === null || named === UTF_8 || named === WESTERN) return isUtf8 ? UTF_8 : WESTERN;
  if (isOfBytes(named)) return broken === 0 && whole >= MORE_THAN_CHANCE ? UTF_8 : named;
  return isUtf8 && new TextDecoder(named).decode(bytes).includes("\ufffd") ? UTF_8 : named;
}

/** Name of a character set in `TextDecoder`. Null if it does not know it. */
export function nameOf(said: string): string | null {
  try {
    return new TextDecoder(said.trim()).encoding;
  } catch {
    return null;
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? UTF_8 : null;
}

/** Every other byte of UTF-16 is zero in Western texts. */
function utf16Of(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zerosAt = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > sample.length / 4 && even === 0) return "utf-16le";
  return even > sample.length / 4 && odd === 0 ? "utf-16be" : null;
}

/** Counts characters beyond ASCII in UTF-8. Bytes in Windows-1252 hardly ever make whole ones. */
function charactersOf(bytes: Uint8Array): { whole: number; broken: number } {
  const text = new TextDecoder(UTF_8).decode(bytes);
  let [whole, broken] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0xfffd) broken += 1;
    // A pair counts once.
    else if (code > 0x7f && (code < 0xdc00 || code > 0xdfff)) whole += 1;
  }
  return { whole, broken };
}

function isOfBytes(name: string): boolean {
  return /^(iso-8859|windows|koi8|macintosh|x-mac|ibm)/.test(name);
}
