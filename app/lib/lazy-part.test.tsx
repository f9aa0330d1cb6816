import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyPart, renderWithParts } from "./lazy-part";

it("is loaded once, and again after a failure", async () => {
  let loads = 0;
  const Footer = lazyPart(async () => {
    loads++;
    if (loads === 1) throw new Error("EMFILE: too many open files");
    return ({ year }: { year: number }) => <footer>{year}</footer>;
  });
  const render = () =>
    renderWithParts(() =>
      renderToString(
        <Suspense fallback="later">
          <Footer year={2026} />
        </Suspense>,
      ),
    );
  await expect(render()).rejects.toThrow("EMFILE: too many open files");
  expect(await render()).toContain("<footer>2026</footer>");
  expect(await render()).toContain("<footer>2026</footer>");
  expect(loads).toBe(2);
});

it("is rendered with the lazy parts inside it", async () => {
  const Year = lazyPart(async () => () => <time>2026</time>);
  const Footer = lazyPart(async () => () => (
    <footer>
      <Year />
      <Year />
    </footer>
  ));
  const html = await renderWithParts(() => renderToString(<Footer />));
  expect(html).toBe("<footer><time>2026</time><time>2026</time></footer>");
});
