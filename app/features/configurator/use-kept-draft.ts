import { useEffect, useEffectEvent, useRef } from "react";
import { type ConfiguratorDraft, dropDraft, keepDraft, newDraft, readDraft, storageKey } from "./configurator-draft";
import type { ConfiguratorMode } from "./configurator-state";
import { newlyReached } from "./counted-steps";
import { tellSteps } from "./tell-steps";
import { EMPTY_ANSWERS } from "./wizard";

/** The draft of a configuration, in memory and in this browser. `onChange`: another page changed it. */
export function useKeptDraft(mode: ConfiguratorMode, onChange: (draft: ConfiguratorDraft) => void) {
  const draft = useRef<ConfiguratorDraft | null>(null);
  const follow = useEffectEvent(onChange);

  useEffect(() => {
    const catchUp = () => {
      const changed = readDraft(mode);
      if (!changed) return;
      draft.current = changed;
      follow(changed);
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
      keepDraft(mode, draft.current);
      tellSteps(mode, newlyReached(current.counted, reached));
    },
    drop: () => {
      draft.current = null;
      dropDraft(mode);
    },
  };
}
