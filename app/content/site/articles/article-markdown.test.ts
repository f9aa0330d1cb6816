import { expect, it } from "vitest";
import { shippedMarkdown, toMarkdown } from "./article-markdown.server";

it("writes what an article is made of as Markdown, with its facts by name", () => {
  const mdx = `---
title: "Een titel"
---

Vanaf {price.websiteBasic}.

<Pull>Een uitspraak.</Pull>

<Note title="Let op">

Een alinea.

</Note>

<Checklist>

- Eén
- Twee

</Checklist>

<Table
  kind="sum"
  caption="De som"
  head={["Post", "Bedrag"]}
  rows={[
    ["Inkoop", "{example.shop.purchase}"],
    ["Over", "{example.shop.left}"],
  ]}
/>
`;
  expect(toMarkdown(mdx)).toBe(`Vanaf {price.websiteBasic}.

> Een uitspraak.

> **Let op**
>
> Een alinea.

- [ ] Eén
- [ ] Twee

**De som**

| Post | Bedrag |
| --- | ---: |
| Inkoop | {example.shop.purchase} |
| Over | {example.shop.left} |`);
});

it.each(['<Video src="x" />', '<Note tone="red">Let op</Note>', 'import { Video } from "./video";'])(
  "does not pass over %s",
  (unknown) => expect(() => toMarkdown(`Tekst.\n\n${unknown}\n`)).toThrow(unknown),
);

it("has none for an article that does not ship", () => expect(shippedMarkdown("op-maandag-dicht", "nl")).toBe(""));
