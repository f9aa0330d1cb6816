import { useEffect, useEffectEvent, useRef } from "react";
import {
  type ConfiguratorDraft,
  dropDraft,
  newDraft,
  readDraft,
  saveConfiguratorDraft,
  storageKey,
} from "./configurator-draft";
import type { ConfiguratorMode } from "./configurator-state";
import { type CountedStep, newlyReached, STEP_COUNT_PATH } from "./counted-steps";
import { EMPTY_ANSWERS } from "./wizard";

/** `onChange`: another page changed or replaced the draft; returns whether this page follows. */
export function useKeptDraft(mode: ConfiguratorMode, onChange: (draft: ConfiguratorDraft) => boolean) {
  const draft = useRef<ConfiguratorDraft | null>(null);
  const follow = useEffectEvent(onChange);

  useEffect(() => {
    const catchUp = () => {
      const changed = readDraft(mode);
      if (changed && follow(changed)) draft.current = changed;
    };
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey(mode) && newValue !== null) catchUp();
    };
    // A page restored from the back/forward cache has missed the events in between.
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) catchUp();
    };
    window.addEventListener("storage", listen);
    window.addEventListener("pageshow", showAgain);
    return () => {
      window.removeEventListener("storage", listen);
      window.removeEventListener("pageshow", showAgain);
    };
  }, [mode]);

  const isHeld = () => readDraft(mode)?.id === draft.current?.id;

  return {
    exists: () => draft.current !== null,
    restore: () => {
      draft.current ??= readDraft(mode);
      return draft.current;
    },
    keep: (changes: Partial<Omit<ConfiguratorDraft, "id">>): ConfiguratorDraft => {
      draft.current = { ...(draft.current ?? newDraft(EMPTY_ANSWERS, 0)), ...changes };
      saveConfiguratorDraft(mode, draft.current);
      return draft.current;
    },
    count: (reached: number) => {
      const { current } = draft;
      if (!current || reached <= current.counted) return;
      draft.current = { ...current, counted: reached };
      if (isHeld()) saveConfiguratorDraft(mode, draft.current);
      reportSteps(mode, newlyReached(current.counted, reached));
    },
    drop: () => {
      if (isHeld()) dropDraft(mode);
      draft.current = null;
    },
  };
}

/** Works while the page is being left; nothing waits for it. Browser only. */
function reportSteps(mode: ConfiguratorMode, steps: readonly CountedStep[]): void {
  if (steps.length === 0 || !navigator.onLine) return;
  fetch(STEP_COUNT_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mode, steps }),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {
    // Missing one count does no harm.
  });
}
