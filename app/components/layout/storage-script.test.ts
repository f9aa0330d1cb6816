import { expect, it } from "vitest";
import { STORAGE_SCRIPT } from "./storage-script";

interface Page {
  sessionStorage?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/** A page in a browser that returns this as its session storage. */
function pageWith(storage: object | null): Page {
  const page: Page = {};
  new Function("window", "sessionStorage", STORAGE_SCRIPT)(page, storage);
  return page;
}

it("replaces a session storage that is null", () => {
  const { sessionStorage } = pageWith(null);
  sessionStorage?.setItem("key", "kept");
  expect(sessionStorage?.getItem("key")).toBe("kept");
  sessionStorage?.removeItem("key");
  expect(sessionStorage?.getItem("key")).toBeNull();
});

it("leaves an existing session storage alone", () => {
  expect(pageWith({ length: 0 })).toEqual({});
});
