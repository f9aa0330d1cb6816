import { useEffect } from "react";
import { allowChime, playChime } from "./chime";
import { soundChoice } from "./sound-choice";

export function useSound(): { isOn: boolean; toggle: () => void } {
  const isOn = soundChoice.useIsOn();
  const toggle = () => {
    soundChoice.choose(!isOn);
    if (isOn) return;
    allowChime();
    setTimeout(playChime, 100);
  };
  return { isOn, toggle };
}

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
