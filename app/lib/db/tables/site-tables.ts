export interface SiteChangeRow {
  kind: string;
  name: string;
  /** Empty if it holds in both. */
  language: string;
  /** Counted over all kinds; what was published at once has the same one. The last of a value holds. */
  version: number;
  /** JSON; null: as it ships. */
  value: string | null;
  user_email: string;
  at: string;
}

export interface SiteDraftRow {
  kind: string;
  /** The version that it was made from. */
  base: number;
  /** JSON: values by name, those that fit. */
  content: string;
  /** JSON: the form as it was typed; null in drafts from before that was kept. */
  fields: string | null;
  user_email: string;
  at: string;
}

/** A file at `/media/{hash}.{format}`. */
export interface SitePictureRow {
  hash: string;
  format: "avif" | "webp" | "jpg";
  /** Base64. */
  content: string;
  at: string;
}
