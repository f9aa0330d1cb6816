import type { Plugin } from "vite";

/**
 * Writes the server's files in ASCII, with escapes for everything else. V8 keeps the source text of what it runs, and
 * takes two bytes for each character of a file as soon as one of them is beyond Latin-1.
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

/** An escape sequence stays as it is; a backslash before a character beyond ASCII is dropped. */
export function escaped(code: string): string {
  return code.replaceAll(/\\(?<letter>.)|[^\0-\x7f]/gs, (match, letter: string | undefined) => {
    const unit = letter ?? match;
    return unit > "\x7f" ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}` : match;
  });
}
