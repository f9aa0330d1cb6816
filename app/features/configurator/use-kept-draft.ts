import { useEffect, useEffectEvent, useRef } from "react";
import { type ConfiguratorDraft, dropDraft, keepDraft, newDraft, readDraft, storageKey } from "./configurator-draft";
import type { ConfiguratorMode } from "./configurator-state";
import { newlyReached } from "./counted-steps";
import { tellSteps } from "./tell-steps";
import { EMPTY_ANSWERS } from "./wizard";

/**
 * The draft of a configuration, in memory and in this browser. `onChange` is called when another page changed it or
 * began another; it returns whether this page follows.
 */
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

  /** Whether this browser still holds the draft of this page. */
  const isHeld = () => readDraft(mode)?.id === draft.current?.id;

  return {
    /** Whether something is filled in that has not been sent yet. */
    exists: () => draft.current !== null,
    /** What an earlier visit left; null when it left nothing. */
    restore: () => {
      draft.current ??= readDraft(mode);
      return draft.current;
    },
    /** Saves the changes; the first time it creates the draft. */
    keep: (changes: Partial<Omit<ConfiguratorDraft, "id">>): ConfiguratorDraft => {
      draft.current = { ...(draft.current ?? newDraft(EMPTY_ANSWERS, 0)), ...changes };
      keepDraft(mode, draft.current);
      return draft.current;
    },
    /** Counts the steps up to this one that are not counted yet, once something is filled in. */
    count: (reached: number) => {
      const { current } = draft;
      if (!current || reached <= current.counted) return;
      draft.current = { ...current, counted: reached };
      if (isHeld()) keepDraft(mode, draft.current);
      tellSteps(mode, newlyReached(current.counted, reached));
    },
    /** Gives the draft up. A draft that another page has begun since stays in this browser. */
    drop: () => {
      if (isHeld()) dropDraft(mode);
      draft.current = null;
    },
  };
}
