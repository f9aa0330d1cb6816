import type { Plugin } from "vite";

/**
 * Writes the server's files in ASCII, with escapes for all else. V8 keeps the text of what it runs, and takes two bytes for
 * each letter of a file as soon as one of them is beyond Latin.
 */
export function ascii(): Plugin {
  return {
    name: "weef:ascii",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escaped(file.code);
    },
  };
}

/** An escape stays what it is; one of a letter beyond ASCII is the letter. */
export function escaped(code: string): string {
  return code.replaceAll(/\\(?<letter>.)|[^\0-\x7f]/gs, (match, letter: string | undefined) => {
    const unit = letter ?? match;
    return unit > "\x7f" ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}` : match;
  });
}
