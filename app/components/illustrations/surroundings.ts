/** Degrees; roughly true, for a map that is stitched rather than surveyed. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  side: "left" | "right" | "above";
}

export const places: readonly Place[] = [
  { name: "Hengelo", latitude: 52.266, longitude: 6.793, side: "right" },
  { name: "Almelo", latitude: 52.352, longitude: 6.682, side: "right" },
  { name: "Oldenzaal", latitude: 52.313, longitude: 6.929, side: "right" },
  { name: "Borne", latitude: 52.303, longitude: 6.753, side: "right" },
  { name: "Haaksbergen", latitude: 52.157, longitude: 6.739, side: "right" },
  { name: "Losser", latitude: 52.261, longitude: 7.004, side: "above" },
  { name: "Gronau", latitude: 52.212, longitude: 7.022, side: "above" },
  { name: "Delden", latitude: 52.259, longitude: 6.711, side: "left" },
  { name: "Goor", latitude: 52.232, longitude: 6.587, side: "left" },
  { name: "Rijssen", latitude: 52.307, longitude: 6.518, side: "above" },
];

type Point = readonly [longitude: number, latitude: number];

const ENSCHEDE: Point = [6.8937, 52.2215];
const HENGELO: Point = [6.793, 52.266];
const OLDENZAAL: Point = [6.929, 52.313];

export const roads: readonly (readonly Point[])[] = [
  [ENSCHEDE, [6.84, 52.236], HENGELO, [6.753, 52.303], [6.682, 52.352], [6.64, 52.4]],
  [[6.2, 52.27], [6.518, 52.29], [6.66, 52.287], HENGELO, [6.86, 52.292], OLDENZAAL, [7.07, 52.317], [7.5, 52.3]],
  [ENSCHEDE, [6.92, 52.262], OLDENZAAL, [6.95, 52.4]],
  [ENSCHEDE, [6.82, 52.19], [6.739, 52.157], [6.62, 52.1]],
  [ENSCHEDE, [6.96, 52.217], [7.022, 52.212], [7.5, 52.22]],
  [ENSCHEDE, [6.95, 52.245], [7.004, 52.261], OLDENZAAL],
  [
    [6.518, 52.307],
    [6.6, 52.34],
    [6.682, 52.352],
  ],
];

export const canal: readonly Point[] = [
  [6.875, 52.222],
  [6.8, 52.252],
  [6.72, 52.245],
  [6.587, 52.238],
  [6.45, 52.225],
  [6.2, 52.21],
];

export const border: readonly Point[] = [
  [7.06, 52.42],
  [7.075, 52.34],
  [7.06, 52.28],
  [7.025, 52.235],
  [6.99, 52.215],
  [6.95, 52.18],
  [6.88, 52.14],
  [6.84, 52.1],
];

export const woods: readonly Point[] = [
  [6.875, 52.287],
  [6.64, 52.19],
  [6.86, 52.345],
  [6.97, 52.347],
  [6.87, 52.185],
  [6.58, 52.28],
  [6.42, 52.34],
  [7.15, 52.26],
];
