import { redirect } from "react-router";

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Where the map is loaded from, after a visitor asked for it. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** The query parameter, with its value, that asks for a page with the map on it. */
export const MAP_PARAM = { name: "kaart", value: "open" } as const;

/** Half the height and width of the map, in degrees: about a kilometre each way. */
const REACH = { latitude: 0.008, longitude: 0.019 };

/**
 * Whether the visitor asked for the page at `url` with the map on it. Only a page of this site can ask: a link from
 * elsewhere, or a kept address, is no click on "open". Throws a redirect to the page without the map for those.
 */
export function asksForMap({ headers }: Request, url: URL): boolean {
  if (url.searchParams.get(MAP_PARAM.name) !== MAP_PARAM.value) return false;
  // Absent in an old browser, and where the site is served over plain http.
  if ((headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin") return true;
  throw redirect(url.pathname + withoutMap(url.search));
}

/** The query `search` of an address, without asking for the map. */
export function withoutMap(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(MAP_PARAM.name)) return search;
  params.delete(MAP_PARAM.name);
  return params.size > 0 ? `?${params}` : "";
}

/** A map with a marker at `coordinates`, to stand in a frame (OpenStreetMap, "Share": HTML). */
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
