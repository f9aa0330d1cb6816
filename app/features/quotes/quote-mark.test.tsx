import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { LANGUAGES } from "~/lib/language/language";
import { type QuoteStage, SHOWN_STATES, stageOn } from "./quote";
import { QuoteMark } from "./quote-mark";

const STAGES: QuoteStage[] = [...SHOWN_STATES, "viewed", "asked"];
const CSS = readFileSync("app/app.css", "utf8");

const drawn = (stage: QuoteStage) => renderToStaticMarkup(<QuoteMark stage={stage} word="Woord" />);

describe("the marks of quotes", () => {
  it.each(LANGUAGES)("each have a word of their own (%s)", (language) => {
    const words = STAGES.map((stage) => deskWords[language].quotes.quote.states[stage]);
    expect(new Set(words).size).toBe(STAGES.length);
  });

  it("each have a sign of their own, that says nothing aloud", () => {
    const signs = STAGES.map((stage) => /<svg.*<\/svg>/.exec(drawn(stage))?.[0] ?? "");
    expect(new Set(signs).size).toBe(STAGES.length);
    for (const sign of signs) expect(sign).toContain('aria-hidden="true"');
  });

  it.each(STAGES)("can be read: %s", (stage) => {
    const markup = drawn(stage);
    const [text, ground] = ["text", "bg"].map((use) => luminance(colourIn(markup, use)));
    const [light = 0, dark = 0] = [text, ground].map(Number).sort((one, other) => other - one);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it("tell whether an open quote was looked at and, above all, that its customer waits for an answer", () => {
    const open = { state: "sent", valid_until: "2026-12-21", last_viewed_at: null } as const;
    const viewed = { ...open, last_viewed_at: "2026-11-22T10:00:00.000Z" };
    const today = "2026-12-21";
    expect(stageOn(open, 0, today)).toBe("sent");
    expect(stageOn(viewed, 0, today)).toBe("viewed");
    expect(stageOn(viewed, 1, today)).toBe("asked");
    expect(stageOn(viewed, 1, "2026-12-22")).toBe("expired");
    expect(stageOn({ ...viewed, state: "agreed" }, 1, today)).toBe("agreed");
  });
});

/** The value of the design token in a class with this prefix. */
function colourIn(markup: string, use: string): string {
  const token = new RegExp(`[ "]${use}-((?:ink|linen|indigo|moss|weld|madder)-\\d+|white)[ "]`).exec(markup)?.[1];
  return new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(CSS)?.[1] ?? "";
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
