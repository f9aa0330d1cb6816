/** A picture that was uploaded at the desk, as `<picture>` needs it. */
export interface Picture {
  /** WebP, for a browser without AVIF. */
  src: string;
  /** AVIF in several widths. */
  srcSet: string;
  /** JPEG, 1200 × 630: for those who share the page. */
  share: string;
  /** CSS pixels of the largest one: they give the aspect ratio. */
  width: number;
  height: number;
}

/** The address of a file of a picture. */
export function mediaPath(file: string): string {
  return `/media/${file}`;
}
