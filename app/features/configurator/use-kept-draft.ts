import { useEffect, useEffectEvent, useRef } from "react";
import { type ConfiguratorDraft, dropDraft, keepDraft, newDraft, readDraft, storageKey } from "./configurator-draft";
import type { ConfiguratorMode } from "./configurator-state";
import { newlyReached } from "./counted-steps";
import { tellSteps } from "./tell-steps";
import { EMPTY_ANSWERS } from "./wizard";

/**
 * The draft of a configuration, in memory and in this browser. `onChange`: another page changed it, or began another; says
 * whether this page goes along.
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
    // A page that is shown again as it was left has heard nothing meanwhile.
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
    /** Whether something was filled in that is not sent yet. */
    exists: () => draft.current !== null,
    /** What an earlier visit left; null when it left nothing. */
    restore: () => {
      draft.current ??= readDraft(mode);
      return draft.current;
    },
    /** Keeps the changes; the first time it makes the draft. */
    keep: (changes: Partial<Omit<ConfiguratorDraft, "id">>): ConfiguratorDraft => {
      draft.current = { ...(draft.current ?? newDraft(EMPTY_ANSWERS, 0)), ...changes };
      keepDraft(mode, draft.current);
      return draft.current;
    },
    /** Has the steps up to this one counted that are not yet, once something was filled in. */
    count: (reached: number) => {
      const { current } = draft;
      if (!current || reached <= current.counted) return;
      draft.current = { ...current, counted: reached };
      if (isHeld()) keepDraft(mode, draft.current);
      tellSteps(mode, newlyReached(current.counted, reached));
    },
    /** Gives it up; what another page has begun since, this browser keeps. */
    drop: () => {
      if (isHeld()) dropDraft(mode);
      draft.current = null;
    },
  };
}
