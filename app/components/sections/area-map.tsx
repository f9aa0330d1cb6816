import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { SurroundingsMap } from "~/components/illustrations/surroundings-map";
import { Button } from "~/components/ui/button";
import { MAP_PARAM, mapEmbedUrl } from "~/lib/openstreetmap";

export interface AreaMapCopy {
  /** What the drawing shows, for those who cannot see it. */
  caption: string;
  open: string;
  /** Who gets which data when the map is opened. */
  notice: string;
  /** Who has got them, once it is open. */
  opened: string;
  frame: string;
}

export interface AreaMapProps {
  copy: AreaMapCopy;
  name: string;
  town: string;
  coordinates: { latitude: number; longitude: number };
  /** The page that the map is on, in the language that the visitor reads. */
  page: string;
  /** Whether the visitor requested this page with the map. */
  isAskedFor: boolean;
  /** Whether the visitor allowed the map permanently, and this document may load it. */
  isAllowed: boolean;
  className: string;
  /** Beside the open map: the switch to show it always, or no longer. */
  children: ReactNode;
}

const MAP_ID = "kaart";

/**
 * A drawing of the surroundings; with consent, or after a click, the real map. The click reloads the page: only a
 * document that was requested with the map may load it, because of its Content-Security-Policy.
 */
export function AreaMap({
  copy,
  name,
  town,
  coordinates,
  page,
  isAskedFor,
  isAllowed,
  className,
  children,
}: AreaMapProps) {
  const isOpen = isAllowed || isAskedFor;
  return (
    <figure id={MAP_ID} className={`flex scroll-mt-24 flex-col overflow-hidden bg-linen-100 ${className}`}>
      {isOpen ? (
        <iframe
          src={mapEmbedUrl(coordinates)}
          title={copy.frame}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="min-h-88 w-full flex-1"
        />
      ) : (
        <SurroundingsMap
          name={name}
          town={town}
          coordinates={coordinates}
          className="h-88 min-h-88 w-full flex-1 max-[22rem]:h-72 max-[22rem]:min-h-72"
        />
      )}
      <figcaption className="border-t-4 border-double border-indigo-700 bg-white px-5 py-4 sm:px-7">
        {!isOpen && <span className="sr-only">{copy.caption}</span>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {isOpen ? (
            children
          ) : (
            <form method="get" action={`${page}#${MAP_ID}`}>
              <Button type="submit" variant="dark" name={MAP_PARAM.name} value={MAP_PARAM.value}>
                <MapPin aria-hidden="true" />
                {copy.open}
              </Button>
            </form>
          )}
          <p className="min-w-0 flex-1 basis-64 text-small">{isOpen ? copy.opened : copy.notice}</p>
        </div>
      </figcaption>
    </figure>
  );
}
