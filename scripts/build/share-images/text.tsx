import { readFileSync } from "node:fs";
import satori from "satori";

const FILES = "app/features/mail/pdf/fonts";
const font = (family: string, file: string, weight: 600 | 800) =>
  ({
    name: family,
    data: readFileSync(`${FILES}/${file}-${weight}.ttf`),
    weight,
    style: "normal",
  }) as const;
const fonts = [font("Display", "bricolage-grotesque", 800), font("Text", "instrument-sans", 600)];

interface Words {
  name: string;
  title: string;
  label: string;
  /** The space for the title, in pixels. */
  width: number;
  height: number;
  ink: string;
  soft: string;
  /** The padding, as in CSS. */
  padding: string;
}

/** The words of a share image, set and drawn as paths: an SVG of 1200 × 630 without a background. */
export function setWords({ name, title, label, width, height, ink, soft, padding }: Words): Promise<string> {
  const size = sizeFor(title, width, height);
  return satori(
    <div
      style={{
        width: 1200,
        height: 630,
        boxSizing: "border-box",
        padding,
        display: "flex",
        flexDirection: "column",
        color: ink,
      }}
    >
      <div
        style={{
          display: "flex",
          paddingLeft: 70,
          fontFamily: "Display",
          fontSize: 46,
          letterSpacing: -1.4,
          lineHeight: 1,
        }}
      >
        {name}
      </div>
      <div style={{ display: "flex", flex: 1, alignItems: "center" }}>
        <div
          style={{
            display: "flex",
            width,
            textWrap: "balance",
            fontFamily: "Display",
            fontSize: size,
            lineHeight: LEADING,
            letterSpacing: size * -0.032,
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: "flex", fontFamily: "Text", fontSize: 30, color: soft, lineHeight: 1 }}>{label}</div>
    </div>,
    { width: 1200, height: 630, fonts },
  );
}

const LARGEST = 112;
const SMALLEST = 48;
/** Relative to the font size: the distance between lines, and the width of a letter, on average and in a wide word. */
const LEADING = 0.98;
const LETTER = 0.55;
const WIDE_LETTER = 0.6;

/** The largest size at which the longest word fits the width, and all lines the height. */
function sizeFor(title: string, width: number, height: number): number {
  const words = title.split(/(?<=[\s-])/);
  const longest = Math.max(...words.map((word) => word.trimEnd().length));
  for (let size = LARGEST; size > SMALLEST; size--) {
    const isNarrow = longest * WIDE_LETTER * size <= width;
    if (isNarrow && countLines(words, width / (LETTER * size)) * LEADING * size <= height) return size;
  }
  return SMALLEST;
}

/** The number of lines of `letters` letters that the words take. */
function countLines(words: readonly string[], letters: number): number {
  let lines = 1;
  let taken = 0;
  for (const word of words) {
    if (taken > 0 && taken + word.trimEnd().length > letters) {
      lines++;
      taken = 0;
    }
    taken += word.length;
  }
  return lines;
}
