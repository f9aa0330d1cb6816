import { useEffect, useState } from "react";
import { PauseButton, type PauseCopy } from "~/components/ui/pause-button";
import { useHydrated } from "~/lib/use-hydrated";
import { useMedia } from "~/lib/use-media";
import missingLogo from "./missing-logo.svg?url";

interface PartnersControlsProps {
  copy: PauseCopy;
  /** The id of what holds the tapes. */
  tapes: string;
}

/** Sets the tapes in motion that are elsewhere in the document; until then they are scrolled by hand. */
export function PartnersControls({ copy, tapes }: PartnersControlsProps) {
  const isHydrated = useHydrated();
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useMedia("(prefers-reduced-motion: reduce)", false);

  useEffect(() => {
    const holder = document.getElementById(tapes);
    for (const track of holder?.querySelectorAll(".tape-track") ?? []) lengthen(track);
    for (const logo of holder?.querySelectorAll("img") ?? []) replaceIfMissing(logo);
  }, [tapes]);
  useEffect(() => {
    const holder = document.getElementById(tapes);
    holder?.setAttribute("data-motion", isPaused ? "paused" : "running");
    // A tape that moves by itself cannot be scrolled.
    for (const tape of holder?.children ?? []) tape.toggleAttribute("tabindex", isStill || isPaused);
    for (const tape of holder?.querySelectorAll("[tabindex]") ?? []) tape.setAttribute("tabindex", "0");
  }, [tapes, isPaused, isStill]);

  return (
    <PauseButton
      copy={copy}
      isPaused={isPaused}
      onToggle={() => setIsPaused(!isPaused)}
      className={`min-h-12 border-ink-500 text-ink-950 hover:border-ink-950 ${isHydrated ? "" : "invisible"}`}
    />
  );
}

/** Adds a copy of its labels, so that it has no end. */
function lengthen(track: Element): void {
  const [labels, ...copies] = track.children;
  if (!labels || copies.length > 0) return;
  const copy = labels.cloneNode(true) as Element;
  copy.setAttribute("aria-hidden", "true");
  track.append(copy);
}

/**
 * Shows a piece of plain weave instead. An image that failed before sends no event, and Firefox has no width for any
 * SVG.
 */
function replaceIfMissing(logo: HTMLImageElement): void {
  const replace = () => {
    if (logo.getAttribute("src") !== missingLogo) logo.src = missingLogo;
  };
  logo.addEventListener("error", replace);
  if (logo.complete) logo.decode().catch(replace);
}
