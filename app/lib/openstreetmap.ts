import { redirect } from "react-router";

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Where the map is loaded from, once a visitor has asked for it. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** The query parameter, with its value, that requests a page with the map. */
export const MAP_PARAM = { name: "kaart", value: "open" } as const;

/** Half the height and width of the map, in degrees: about a kilometre in each direction. */
const REACH = { latitude: 0.008, longitude: 0.019 };

/**
 * Whether the visitor requested the page at `url` with the map. Only a page of this site can do so: a link from
 * elsewhere, or a saved address, is not a click on "open". For those, throws a redirect to the page without the map.
 */
export function asksForMap({ headers }: Request, url: URL): boolean {
  if (url.searchParams.get(MAP_PARAM.name) !== MAP_PARAM.value) return false;
  // Absent in old browsers, and when the site is served over plain HTTP.
  if ((headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin") return true;
  throw redirect(url.pathname + withoutMap(url.search));
}

/** The query `search` of an address, without the request for the map. */
export function withoutMap(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(MAP_PARAM.name)) return search;
  params.delete(MAP_PARAM.name);
  return params.size > 0 ? `?${params}` : "";
}

/** A map with a marker at `coordinates`, to embed in a frame (OpenStreetMap, "Share": HTML). */
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
