import type { Tap } from "./taps";

/** The same interactions in bare HTML, each on a page that has nothing else. */
export const BARE_PAGES: Record<Tap["what"], string> = {
  menu: page(
    `<button popovertarget="menu">Menu</button><div id="menu" popover>${times(7, () => '<p><a href="/diensten">Diensten</a></p>')}</div>`,
  ),
  "service card": page(questions(7)),
  question: page(questions(10)),
  "configurator choice": page(
    times(4, (number) => `<p><label><input type="radio" name="choice"> Keuze ${number}</label></p>`),
  ),
};

/** What is touched on those pages. */
export const bareTargets: Tap["targets"] = (page) => {
  const targets = page.locator("button, summary, label");
  return [targets.first(), targets.last()];
};

function page(body: string): string {
  return `<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
}

function questions(count: number): string {
  return times(
    count,
    (number) => `<details name="one"><summary>Vraag ${number}</summary><p>Een antwoord van één zin.</p></details>`,
  );
}

function times(count: number, make: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index + 1)).join("");
}
