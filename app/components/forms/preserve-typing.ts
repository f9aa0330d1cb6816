import type { HydrationOptions } from "react-dom/client";

/** Elements that translators put around texts, and those that extensions add. */
const FOREIGN = "font, :not(:defined, page-island)";

/** React may draw what was translated or extended anew. To be called before it hydrates `root`. */
export function preserveTyping(root: ParentNode): Pick<HydrationOptions, "onRecoverableError"> {
  const isChanged = root.querySelector(FOREIGN) !== null;
  const served = [...root.querySelectorAll("form")];
  const waiting = new Set(served);
  let focused = document.activeElement;
  // React stops events that it cannot answer yet, after these listeners.
  const listen = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener, true);
  listen("focusin", ({ target }) => {
    focused = target as Element;
  });
  listen("focusout", () =>
    // An element that is removed may lose the focus first.
    setTimeout(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null;
    }),
  );
  // Sent input is not put back when its form makes room for thanks.
  listen("submit", ({ target }) => waiting.delete(target as HTMLFormElement));
  return {
    onRecoverableError(error) {
      for (const form of waiting) {
        // Ids are given anew, so a form is known by its number among those that post to the same address.
        const like = (forms: HTMLFormElement[]) =>
          forms.filter((other) => other.getAttribute("action") === form.getAttribute("action"));
        const twin = !form.isConnected && like([...root.querySelectorAll("form")])[like(served).indexOf(form)];
        if (!twin) continue;
        waiting.delete(form);
        const controls = [...twin.elements] as HTMLInputElement[];
        controls.forEach((control, index) => {
          const old = form.elements[index] as HTMLInputElement | undefined;
          if (control.name !== old?.name) return;
          putInto(control, old);
          if (old !== focused) return;
          control.focus();
          // Fields without a caret of their own, such as one for an e-mail address, tell nothing.
          if (old.selectionStart != null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
        });
      }
      // Markup that others have changed does not match, and is no fault.
      if (!isChanged) reportError(error);
    },
  };
}

/** React has to hear of the change. */
function putInto(control: HTMLInputElement, old: HTMLInputElement): void {
  if (old.checked !== old.defaultChecked && old.checked !== control.checked) control.click();
  if (old.value === old.defaultValue || old.value === control.value) return;
  // The property of the element itself is React's, which would take the change for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, old.value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
