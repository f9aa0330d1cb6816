import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { keysSwitch } from "~/components/desk/row-keys";
import { NEW_LEAD_KEY } from "../list/lead-keys";
import { NEW_LEAD_PATH } from "../paths";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Works on every page of the desk while the keys are on. */
export function useNewLeadKey(): void {
  const navigate = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, target } = event;
    if (key !== NEW_LEAD_KEY || ctrlKey || metaKey || altKey || repeat || isComposing || event.defaultPrevented) return;
    const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
    if (isTyping || !keysSwitch.isOn() || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    void navigate(NEW_LEAD_PATH);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
