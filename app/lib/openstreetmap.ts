import { redirect } from "react-router";

interface Coordinates {
  latitude: number;
  longitude: number;
}

export const MAP_ORIGIN = "https://www.openstreetmap.org";

export const MAP_PARAM = { name: "kaart", value: "open" } as const;

/** Degrees: about a kilometre in each direction. */
const REACH = { latitude: 0.008, longitude: 0.019 };

/** True for a click on a page of ours alone: for others it throws a redirect to the page without the map. */
export function asksForMap({ headers }: Request, url: URL): boolean {
  if (url.searchParams.get(MAP_PARAM.name) !== MAP_PARAM.value) return false;
  // Absent in old browsers, and when the site is served over plain HTTP.
  if ((headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin") return true;
  throw redirect(url.pathname + withoutMap(url.search));
}

export function withoutMap(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(MAP_PARAM.name)) return search;
  params.delete(MAP_PARAM.name);
  return params.size > 0 ? `?${params}` : "";
}

/** OpenStreetMap, "Share": HTML. */
export function mapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  return `${MAP_ORIGIN}/export/embed.html?${new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  })}`;
}
