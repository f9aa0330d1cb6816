export const YARNS = {
  linen: "stroke-linen-100",
  paper: "stroke-white",
  ink: "stroke-ink-950",
  night: "stroke-indigo-900",
  indigo: "stroke-indigo-700",
  lavender: "stroke-indigo-500",
  madder: "stroke-madder-600",
  weld: "stroke-weld-400",
  moss: "stroke-moss-600",
  sage: "stroke-moss-300",
} as const;
export type Yarn = keyof typeof YARNS;

export interface Cloth {
  warp: readonly Yarn[];
  weft: readonly Yarn[];
  warpIsUp: (row: number, column: number) => boolean;
}

const times = (count: number, ...yarns: Yarn[]): Yarn[] => Array.from({ length: count }, () => yarns).flat();
const plain = (row: number, column: number) => (row + column) % 2 === 0;
const twill = (row: number, column: number) => (column - row + 64) % 4 < 2;
const fold = (index: number) => (index % 8 < 4 ? index % 8 : 7 - (index % 8));

export const cloths = {
  house: { warp: times(4, "indigo"), weft: ["weld", "madder", "weld", "madder"], warpIsUp: plain },
  footer: { warp: times(4, "lavender"), weft: ["weld", "madder", "weld", "madder"], warpIsUp: plain },
  banner: {
    warp: [...times(8, "indigo"), ...times(2, "night"), "weld", ...times(2, "night"), ...times(3, "indigo")],
    weft: [...times(8, "indigo"), ...times(2, "night"), "madder", ...times(2, "night"), ...times(3, "indigo")],
    warpIsUp: twill,
  },
  six: {
    warp: times(6, "night"),
    weft: ["madder", "indigo", "paper", "moss", "ink", "lavender"],
    warpIsUp: (row, column) => (column + 2 * row) % 6 === 0 || (column + 2 * row) % 6 === 3,
  },
  houndstooth: {
    warp: [...times(4, "indigo"), ...times(4, "linen")],
    weft: [...times(4, "indigo"), ...times(4, "linen")],
    warpIsUp: twill,
  },
  herringbone: {
    warp: times(16, "madder"),
    weft: times(4, "linen"),
    warpIsUp: (row, column) => (column < 8 ? twill(row, column) : twill(row, 15 - column)),
  },
  basket: {
    warp: [...times(2, "moss"), ...times(2, "sage")],
    weft: times(4, "linen"),
    warpIsUp: (row, column) => (Math.floor(row / 2) + Math.floor(column / 2)) % 2 === 0,
  },
  birdseye: {
    warp: times(8, "weld"),
    weft: times(8, "ink"),
    warpIsUp: (row, column) => (fold(row) + fold(column)) % 4 < 2,
  },
  tartan: {
    warp: [...times(5, "lavender"), "weld", ...times(2, "madder"), "weld", "lavender"],
    weft: [...times(5, "lavender"), "weld", ...times(2, "madder"), "weld", "lavender"],
    warpIsUp: (row, column) => (column - row + 40) % 2 === 0,
  },
  windowpane: {
    warp: [...times(6, "linen"), "madder", "linen"],
    weft: [...times(6, "paper"), "madder", "paper"],
    warpIsUp: plain,
  },
  gingham: {
    warp: [...times(4, "moss"), ...times(4, "linen")],
    weft: [...times(4, "moss"), ...times(4, "linen")],
    warpIsUp: plain,
  },
  serge: { warp: times(4, "weld"), weft: [...times(4, "lavender"), ...times(4, "indigo")], warpIsUp: twill },
  damask: {
    warp: times(8, "weld"),
    weft: [...times(4, "night"), ...times(4, "madder")],
    warpIsUp: (row, column) => [0, 3, 6].includes(fold(row) + fold(column)),
  },
  satin: {
    warp: times(5, "sage"),
    weft: times(5, "night"),
    warpIsUp: (row, column) => (column + 2 * row) % 5 < 3,
  },
} satisfies Record<string, Cloth>;

export type ClothName = keyof typeof cloths;
