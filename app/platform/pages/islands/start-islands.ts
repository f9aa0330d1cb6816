import { whenIdle, whenShown } from "~/lib/when-idle";
import { drawParts } from "./draw-parts";
import { ISLAND, type IslandLoaders, type IslandMoment, LATE_SHEET } from "./island-element";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
const EARLY = { capture: true, passive: true };
/** A button that a browser handles by itself needs no island. */
const PRESSED = "button:not([popovertarget])";
/** Milliseconds; then a pressed button does what it would do without scripts. */
const PATIENCE = 8_000;
const NEAR = "50% 0px";

interface IslandOptions {
  /** Milliseconds after which the page wakes by itself. */
  wakesAfter: number;
  /** True if something waits for the scripts, such as a form with a draft. */
  isAwaited: () => boolean;
  /** Handles a press in an island that is not hydrated yet; returns whether it has. */
  onEarlyPress: (button: HTMLElement) => boolean;
}

/** Hydrates the islands of this document as they are needed. */
export function startIslands(loaders: IslandLoaders, { wakesAfter, isAwaited, onEarlyPress }: IslandOptions): void {
  const islands = [...document.querySelectorAll<HTMLElement>(ISLAND)];
  const begun = new Map<Element, Promise<void>>();
  let sheets: Promise<unknown> | undefined;
  let isAwake = false;
  let pressed: HTMLElement | null = null;

  const islandOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null);

  function hydrate(island: HTMLElement): Promise<void> {
    const ready = begun.get(island) ?? load(island);
    begun.set(island, ready);
    return ready;
  }

  async function load(island: HTMLElement): Promise<void> {
    const { name = "" } = island.dataset;
    try {
      const [{ hydrateIsland }, Component] = await Promise.all([
        import("./hydrate-island"),
        loaders[name]?.(),
        fetchSheets(),
      ]);
      if (!Component) throw new Error(`No island is called ${name}`);
      await hydrateIsland(island, Component);
      island.dataset.hydrated = "";
    } catch (error) {
      // The next touch tries again.
      begun.delete(island);
      throw error;
    }
  }

  /** Resolves before islands add anything to the page. */
  function fetchSheets(): Promise<unknown> {
    sheets ??= Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATE_SHEET}"]`)].map(
        (link) =>
          new Promise((settled) => Object.assign(link, { onload: settled, onerror: settled, rel: "stylesheet" })),
      ),
    );
    return sheets;
  }

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    for (const sign of SIGNS) window.removeEventListener(sign, sense, EARLY);
    const waiting = (moment: IslandMoment) => islands.filter(({ dataset }) => dataset.when === moment);
    for (const island of waiting("visible")) whenNear(island, () => hydrate(island).catch(ignore));
    void hydrateInTurn(waiting("idle")).then(drawParts);
  }

  async function hydrateInTurn(idle: HTMLElement[]): Promise<void> {
    await new Promise<void>((resolve) => whenIdle(resolve));
    for (const island of idle) {
      await hydrate(island).catch(ignore);
      // A touch in between is answered.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** The response to a touch is painted first. A page that loads under a resting pointer gets a pointermove too. */
  function sense(event: Event): void {
    const isMoved =
      !(event instanceof PointerEvent) || event.type !== "pointermove" || event.movementX || event.movementY;
    if (isMoved) requestAnimationFrame(() => setTimeout(wake));
  }

  function hydrateTouched(event: Event): void {
    const island = islandOf(event);
    if (island) hydrate(island).catch(ignore);
  }

  function hold(event: Event): void {
    const island = islandOf(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (!button || !island || island.dataset.hydrated !== undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute("aria-busy");
    pressed = null;
    if (onEarlyPress(button)) return;
    pressed = button;
    void press(button, island);
  }

  async function press(button: HTMLElement, island: HTMLElement): Promise<void> {
    button.setAttribute("aria-busy", "true");
    const outcome = await Promise.race([
      hydrate(island).then(
        () => "hydrated",
        () => "failed",
      ),
      new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    ]);
    if (pressed !== button) return;
    pressed = null;
    button.removeAttribute("aria-busy");
    if (!button.isConnected) return;
    if (outcome === "hydrated") button.click();
    else doWithout(button);
  }

  function begin(): void {
    for (const sign of SIGNS) window.addEventListener(sign, sense, EARLY);
    for (const touch of ["pointerdown", "focusin"]) window.addEventListener(touch, hydrateTouched, EARLY);
    window.addEventListener("click", hold, true);
    setTimeout(wake, wakesAfter);
    // The visitor may have begun before this script was there.
    if (document.activeElement?.closest(ISLAND)) wake();
    // The page shows first, as reading storage waits for another process. A page can also come from the back/forward cache.
    const look = () => setTimeout(() => isAwaited() && wake());
    window.addEventListener("pageshow", look);
    if (document.readyState === "complete") look();
  }

  whenShown(begin);
}

function whenNear(island: HTMLElement, work: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: NEAR },
  );
  // An island has no box of its own, and what is in it may be hidden until it is hydrated.
  observer.observe(island.parentElement ?? island);
}

function doWithout(button: HTMLElement): void {
  const standIn = button.nextElementSibling;
  const [, link] = (standIn?.matches("noscript") && /href="([^"]+)"/.exec(standIn.textContent)) || [];
  if (link) window.location.assign(link);
  else if (button instanceof HTMLButtonElement && button.type === "submit") button.form?.requestSubmit(button);
}

function ignore(): void {}
