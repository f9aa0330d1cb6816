import type { ProjectSlug } from "./projects";

/** A picture of a sample site, as `<picture>` or `<img>` needs it. */
export interface ProjectImage {
  /** WebP, for a browser without AVIF. */
  src: string;
  /** AVIF in several widths. */
  srcSet: string;
  /** CSS pixels of the largest one: they give the aspect ratio. */
  width: number;
  height: number;
  alt: string;
}

/** The kinds of pictures per project, as `scripts/render-samples.ts` writes them to `public/portfolio`. */
export const PICTURES = {
  desktop: { widths: [400, 800, 1200, 1600], fallback: 800, width: 1600, height: 1200 },
  phone: { widths: [270, 540], fallback: 270, width: 540, height: 1110 },
  /** A detail of the desktop view with the project's letter. */
  letter: { widths: [400, 800], fallback: 400, width: 800, height: 500 },
} as const;

/** The picture of a project, with the words for those who cannot see it. */
export function projectImage(slug: ProjectSlug, kind: keyof typeof PICTURES, alt: string): ProjectImage {
  const { widths, fallback, width, height } = PICTURES[kind];
  const file = (size: number, extension: string) => `/portfolio/${slug}-${kind}-${size}.${extension}`;
  return {
    src: file(fallback, "webp"),
    srcSet: widths.map((size) => `${file(size, "avif")} ${size}w`).join(", "),
    width,
    height,
    alt,
  };
}
