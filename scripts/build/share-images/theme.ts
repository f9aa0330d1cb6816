import { readFileSync } from "node:fs";

/** The theme's colours by name (`indigo-700`), read from `app.css`. */
const colours: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(readFileSync("app/app.css", "utf8").matchAll(/--color-([\w-]+): (#\w{6});/g), ([, name, hex]) => [
    name,
    hex,
  ]),
);

/** The colour of that name. Throws if the theme has none. */
export function colour(name: string): string {
  const hex = colours[name];
  if (!hex) throw new Error(`No such colour in the theme: ${name}`);
  return hex;
}

/** SVG markup with its colour classes (`stroke-indigo-700`) turned into attributes, for a renderer without CSS. */
export function withColours(svg: string): string {
  return svg.replace(/class="(stroke|fill)-([\w-]+)"/g, (_class, attribute: string, name: string) => {
    return `${attribute}="${colour(name)}"`;
  });
}
