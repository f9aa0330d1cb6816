import { Suspense } from "react";
import { expect, it } from "vitest";
import { renderWhole } from "./render-whole.server";

const Broken = () => {
  throw new Error("No price for this package");
};

it("renders a document as one text", async () => {
  expect(await renderWhole(() => <html lang="nl" />)).toBe('<!DOCTYPE html><html lang="nl"><head></head></html>');
});

it("throws what a part inside Suspense threw, which React would leave to the browser", async () => {
  const page = (
    <main>
      <Suspense>
        <Broken />
      </Suspense>
    </main>
  );
  await expect(renderWhole(() => page)).rejects.toThrow("No price for this package");
});
