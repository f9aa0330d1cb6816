import { useEffect } from "react";
import { allowChime, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

/** Whether the desk may be heard on this device, and the switch; until the page has come to life it is off. */
export function useSound(): { isOn: boolean; toggle: () => void } {
  const isOn = soundChoice.useIsOn();
  const toggle = () => {
    soundChoice.choose(!isOn);
    if (isOn) return;
    allowChime();
    // What it sounds like, as soon as the browser lets it.
    setTimeout(playChime, 100);
  };
  return { isOn, toggle };
}

/** Lets a page of the desk make sound with the first click or key, where that is switched on. */
export function useSoundPermission(): void {
  useEffect(() => {
    const allow = () => {
      if (soundChoice.isOn()) allowChime();
    };
    const gestures = ["pointerup", "keydown"] as const;
    for (const gesture of gestures) addEventListener(gesture, allow);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, allow);
    };
  }, []);
}
