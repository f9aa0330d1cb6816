import { useEffect } from "react";
import { allowChime, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

/** Whether the desk may make sound on this device, and the switch; off until the page has come to life. */
export function useSound(): { isOn: boolean; toggle: () => void } {
  const isOn = soundChoice.useIsOn();
  const toggle = () => {
    soundChoice.choose(!isOn);
    if (isOn) return;
    allowChime();
    // A sample of the sound, as soon as the browser allows it.
    setTimeout(playChime, 100);
  };
  return { isOn, toggle };
}

/** Lets a page of the desk make sound from the first click or key press on, if that is switched on. */
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
