import { sampleWebsitePath } from "~/content/families";

/** The part of a project that is the same in both languages. */
interface Project {
  slug: string;
  /** The goal of "Bekijk Website": the website itself, or for a sample the page of this site that shows it. */
  url: string;
  /** A concept for an imaginary business; visitors are told so, and the go-live list names it. */
  isSample: boolean;
  /** The colours of its website by area, largest first: ground, ink, accent, and the rest. */
  palette: readonly [ground: string, ink: string, accent: string, ...others: string[]];
}

/** The projects, in the order of the carousel. Their words are in the folder named after their slug. */
export const projects = [
  {
    slug: "balk-en-beton",
    url: sampleWebsitePath("balk-en-beton"),
    isSample: true,
    palette: ["#cbc8c0", "#17191b", "#ff5412", "#e4e1da"],
  },
  {
    slug: "nieuw-oud",
    url: sampleWebsitePath("nieuw-oud"),
    isSample: true,
    palette: ["#f6c78f", "#3b1c1a", "#a9472f", "#fff4e0", "#71805c"],
  },
  {
    slug: "streeklijn",
    url: sampleWebsitePath("streeklijn"),
    isSample: true,
    palette: ["#05333a", "#f3fbf8", "#cdf24b", "#7fd0e6", "#ff8a70"],
  },
  {
    slug: "zwart-op-wit",
    url: sampleWebsitePath("zwart-op-wit"),
    isSample: true,
    palette: ["#f8f6f1", "#15130f", "#1d4b3a", "#f7ec9c"],
  },
  {
    slug: "goed-volk",
    url: sampleWebsitePath("goed-volk"),
    isSample: true,
    palette: ["#ffb3c7", "#2d1238", "#f0483e", "#ffe27a", "#0b7a55", "#a993f0"],
  },
] as const satisfies readonly Project[];

export type ProjectSlug = (typeof projects)[number]["slug"];
