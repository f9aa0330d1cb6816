import { Suspense } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { lazyPart } from "./lazy-part";

it("is loaded once, and again where it could not be", async () => {
  let loads = 0;
  const Footer = lazyPart(async () => {
    loads++;
    if (loads === 1) throw new Error("EMFILE: too many open files");
    return ({ year }: { year: number }) => <footer>{year}</footer>;
  });
  const render = async () => {
    const errors: unknown[] = [];
    const page = (
      <Suspense fallback="later">
        <Footer year={2026} />
      </Suspense>
    );
    const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) });
    return { html: await new Response(prelude).text(), errors };
  };
  expect((await render()).errors).toMatchObject([{ message: "EMFILE: too many open files" }]);
  expect((await render()).html).toContain("<footer>2026</footer>");
  expect((await render()).html).toContain("<footer>2026</footer>");
  expect(loads).toBe(2);
});
