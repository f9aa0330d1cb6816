export type Point = readonly [longitude: number, latitude: number];

export interface Town {
  name: string;
  at: Point;
  side: "left" | "right";
}

/** Rough: the map is stitched rather than surveyed. */
const EAST: readonly Point[] = [
  [6.72, 52.49],
  [6.85, 52.45],
  [6.99, 52.46],
  [7.09, 52.4],
  [7.09, 52.31],
  [7.03, 52.24],
  [6.95, 52.19],
  [6.86, 52.13],
  [6.76, 52.12],
  [6.56, 52.13],
  [6.52, 52.17],
  [6.45, 52.21],
  [6.38, 52.25],
];

const OVERIJSSEL: readonly Point[] = [
  [5.84, 52.58],
  [5.95, 52.63],
  [5.94, 52.7],
  [5.86, 52.78],
  [6.02, 52.83],
  [6.17, 52.84],
  [6.25, 52.77],
  [6.35, 52.68],
  [6.45, 52.63],
  [6.62, 52.63],
  [6.72, 52.63],
  [6.7, 52.55],
  ...EAST,
  [6.25, 52.22],
  [6.1, 52.22],
  [6.07, 52.27],
  [6.12, 52.34],
  [6.09, 52.43],
  [6.04, 52.5],
  [5.9, 52.52],
];

const TWENTE: readonly Point[] = [[6.37, 52.32], [6.39, 52.4], [6.42, 52.46], [6.55, 52.49], ...EAST];

const town = (name: string, longitude: number, latitude: number, side: Town["side"] = "right"): Town => ({
  name,
  at: [longitude, latitude],
  side,
});

export const ENSCHEDE = town("Enschede", 6.8937, 52.2215);

export const regions = {
  overijssel: {
    outline: OVERIJSSEL,
    west: 5.78,
    north: 52.86,
    towns: [
      town("Zwolle", 6.09, 52.513),
      town("Kampen", 5.912, 52.557),
      town("Steenwijk", 6.118, 52.788, "left"),
      town("Deventer", 6.163, 52.255),
      town("Raalte", 6.275, 52.386, "left"),
      town("Ommen", 6.42, 52.52),
      town("Hardenberg", 6.617, 52.576, "left"),
      town("Almelo", 6.662, 52.356, "left"),
      town("Oldenzaal", 6.929, 52.313, "left"),
    ],
  },
  twente: {
    outline: TWENTE,
    west: 6.36,
    north: 52.5,
    towns: [
      town("Hengelo", 6.793, 52.266, "left"),
      town("Almelo", 6.662, 52.356),
      town("Oldenzaal", 6.929, 52.313),
      town("Ootmarsum", 6.901, 52.408),
      town("Tubbergen", 6.784, 52.407, "left"),
      town("Nijverdal", 6.467, 52.366),
      town("Rijssen", 6.518, 52.307),
      town("Goor", 6.587, 52.232),
      town("Haaksbergen", 6.739, 52.157, "left"),
      town("Losser", 7.004, 52.261, "left"),
    ],
  },
} as const satisfies Record<string, { outline: readonly Point[]; west: number; north: number; towns: readonly Town[] }>;
