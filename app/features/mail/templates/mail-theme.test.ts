import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colour } from "./mail-theme";

const theme = readFileSync(new URL("../../../app.css", import.meta.url), "utf8");

it.each(Object.entries(colour))("%s is the colour of the website", (name, value) => {
  expect(theme).toContain(`--color-${name.replace(/\d+$/, "-$&")}: ${value};`);
});
