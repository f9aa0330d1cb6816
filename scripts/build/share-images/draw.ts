import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { ShareSubject } from "../../../app/content/site/share/share-subjects.server";
import { brandMark, clothPattern, fringe, pinkedBand } from "./cloth.tsx";
import { setWords } from "./text.tsx";
import { colour } from "./theme.ts";

const LINEN = colour("linen-50");
const INK = colour("ink-950");
const SOFT = colour("ink-500");
const INDIGO = colour("indigo-900");
const MADDER = colour("madder-600");

/** A composition: what lies below the words, and how they are set. */
interface Composition {
  below: string;
  words: Omit<Parameters<typeof setWords>[0], "name" | "title" | "label">;
  mark: [x: number, y: number];
  /** The number of colours that the picture is reduced to. */
  colours: number;
}

/** The share image of a page: a PNG of 1200 × 630. */
export async function drawShareImage(subject: ShareSubject): Promise<Buffer> {
  const { below, words, mark, colours } = await compositions[subject.kind](subject);
  const { name, title, label } = subject;
  const text = await setWords({ name, title, label, ...words });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs>${clothPattern(subject.cloth)}</defs>${below}${brandMark(...mark, 52)}${text}</svg>`;
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: LINEN })
    .png({ palette: true, colours, dither: 0, effort: 6, compressionLevel: 9 })
    .toBuffer();
}

const compositions: Record<ShareSubject["kind"], (subject: ShareSubject) => Composition | Promise<Composition>> = {
  /** The cloth comes in from the right, with the ends of its weft still loose. */
  page: ({ cloth }) => ({
    below: `<rect width="1200" height="630" fill="${LINEN}"/>${fringe(cloth, 884, 630)}<rect x="880" width="320" height="630" fill="url(#cloth)"/>`,
    words: { width: 710, height: 330, ink: INK, soft: SOFT, padding: "64px 72px" },
    mark: [72, 61],
    colours: 64,
  }),
  /** A cut length along the bottom, on the brand's dark ground. */
  landing: () => ({
    below: `<rect width="1200" height="630" fill="${INDIGO}"/><path d="${pinkedBand(478)}" fill="url(#cloth)"/>`,
    words: {
      width: 1040,
      height: 205,
      ink: LINEN,
      soft: colour("indigo-300"),
      padding: "60px 72px 188px",
    },
    mark: [72, 57],
    colours: 64,
  }),
  /** A label sewn onto the whole width of the cloth. */
  article: () => ({
    below: `<rect width="1200" height="630" fill="url(#cloth)"/><rect x="66" y="66" width="1068" height="498" fill="${LINEN}"/>
<rect x="82" y="82" width="1036" height="466" fill="none" stroke="${MADDER}" stroke-width="4" stroke-dasharray="20 12"/>`,
    words: { width: 900, height: 215, ink: INK, soft: SOFT, padding: "122px 128px" },
    mark: [128, 119],
    colours: 64,
  }),
  /** The website itself, in its own colours. */
  case: async ({ project }) => {
    if (!project) throw new Error("A case without its project");
    const [ground, ink, accent] = project.palette;
    const picture = await sharp(`public/${project.picture}`).resize({ width: 680 }).png().toBuffer();
    return {
      below: `<rect width="1200" height="630" fill="${ground}"/><rect x="650" y="88" width="680" height="600" fill="${accent}"/>
<rect x="612" y="122" width="680" height="510" fill="${ink}"/><image x="616" y="126" width="680" height="510" href="data:image/png;base64,${picture.toString("base64")}"/>`,
      words: { width: 500, height: 330, ink, soft: ink, padding: "64px 56px" },
      mark: [56, 61],
      colours: 128,
    };
  },
};
