declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** At once, unless the page is prerendered: it has no visitor until it is shown. Browser only. */
export function whenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}
