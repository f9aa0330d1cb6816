import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCase } from "./portfolio-copy.server";
import { projects } from "./projects";

describe.each(projects.map(({ slug, palette }) => ({ slug, palette })))("$slug", ({ slug, palette }) => {
  const story = findCase(slug);

  it("names each of its colours in both languages", () => {
    expect(story?.nl.choices?.colour.names).toHaveLength(palette.length);
    expect(story?.en.choices?.colour.names).toHaveLength(palette.length);
  });

  it("is shown in the colours of its website", () => {
    const css = readFileSync("app/components/sections/case.css", "utf8");
    const used =
      css
        .split(`.case-${slug} {`)[1]
        ?.split("}")[0]
        ?.match(/#\w{6}/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const hex of used) expect(palette).toContain(hex);
  });

  it("has every picture that it names", () => {
    const { image, phone, choices } = story?.nl ?? {};
    const images = [image, phone, choices?.letter].filter((each) => each != null);
    expect(images).toHaveLength(3);
    const files = images.flatMap(({ src, srcSet }) => [src, ...srcSet.split(", ").map((part) => part.split(" ")[0])]);
    expect(files.length).toBeGreaterThan(images.length);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });
});

it("comes full circle: the last case leads to the first", () => {
  expect(findCase("goed-volk")?.nl.next.slug).toBe("balk-en-beton");
});

it("finds no other case", () => {
  expect(findCase("toverberg")).toBeNull();
});
