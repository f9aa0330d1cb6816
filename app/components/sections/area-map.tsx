import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { SurroundingsMap } from "~/components/illustrations/surroundings-map";
import { Button } from "~/components/ui/button";
import { MAP_PARAM, mapEmbedUrl } from "~/lib/openstreetmap";

export interface AreaMapCopy {
  /** A description for readers who cannot see the drawing. */
  caption: string;
  open: string;
  notice: string;
  opened: string;
  frame: string;
}

export interface AreaMapProps {
  copy: AreaMapCopy;
  name: string;
  town: string;
  coordinates: { latitude: number; longitude: number };
  page: string;
  isAskedFor: boolean;
  isAllowed: boolean;
  className: string;
  children: ReactNode;
}

const MAP_ID = "kaart";

/** A click reloads the page: its Content-Security-Policy allows the map only in a document requested with it. */
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
