import { renderToStaticMarkup } from "react-dom/server";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { type ClothName, cloths, YARNS } from "~/components/illustrations/cloths";
import { WeavePattern } from "~/components/illustrations/weave";
import { withColours } from "./theme.ts";

const PITCH = 14;

/** The definition of a cloth, for filling shapes with `url(#cloth)`. */
export function clothPattern(cloth: ClothName): string {
  return withColours(renderToStaticMarkup(<WeavePattern id="cloth" cloth={cloth} pitch={PITCH} />));
}

/** Weft ends that stick out to the left of a cloth beginning at `x`, from top to bottom. */
export function fringe(cloth: ClothName, x: number, height: number): string {
  const { weft } = cloths[cloth];
  const threads = Array.from({ length: Math.ceil(height / PITCH) }, (_, row) => {
    const y = (row + 0.5) * PITCH;
    const length = 26 + ((row * 37) % 61) + (row % 5 === 0 ? 24 : 0);
    const yarn = weft[row % weft.length] ?? "indigo";
    // Undyed yarn would not show on a linen ground.
    const stroke = yarn === "linen" || yarn === "paper" ? "stroke-linen-300" : YARNS[yarn];
    const hang = ((row * 13) % 9) - 4;
    return `<path d="M${x} ${y}q${-length / 2} 0 ${-length} ${hang}" class="${stroke}"/>`;
  });
  return withColours(`<g fill="none" stroke-width="${PITCH * 0.62}" stroke-linecap="round">${threads.join("")}</g>`);
}

/** The outline of a band from `top` down, cut with pinking shears. */
export function pinkedBand(top: number): string {
  const teeth = Array.from({ length: 51 }, (_, index) => `L${index * 24} ${top + (index % 2 === 0 ? 14 : 0)}`);
  return `M0 ${top}${teeth.join("")}V630H0Z`;
}

/** The brand's mark at a position. */
export function brandMark(x: number, y: number, size: number): string {
  const mark = withColours(renderToStaticMarkup(<BrandMark className="" />));
  return mark.replace("<svg", `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
}
