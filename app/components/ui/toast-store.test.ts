import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, showToast, subscribeToToasts } from "./toast-store";

const open = () => currentToasts().filter((toast) => toast.isOpen);

afterEach(() => {
  for (const { id } of open()) dismissToast(id);
});

test("a toast stays five seconds, a loading toast until it is replaced", () => {
  showToast({ type: "info", title: "Saved" });
  showToast({ type: "loading", title: "Saving" });
  expect(open().map((toast) => toast.duration)).toEqual([5_000, Number.POSITIVE_INFINITY]);
});

test("a toast with the id of a visible one replaces it and is announced again", () => {
  const id = showToast({ type: "loading", title: "Saving" });
  const [loading] = open();
  showToast({ id, type: "success", title: "Saved" });
  expect(open().map((toast) => toast.title)).toEqual(["Saved"]);
  expect(open()[0]?.key).not.toBe(loading?.key);
});

test("toasts stack", () => {
  showToast({ type: "info", title: "One" });
  showToast({ type: "info", title: "Two" });
  expect(open().map((toast) => toast.title)).toEqual(["One", "Two"]);
});

test("listeners are notified of every change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  dismissToast(showToast({ type: "info", title: "One" }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast({ type: "info", title: "Two" });
  expect(listener).toHaveBeenCalledTimes(2);
});
