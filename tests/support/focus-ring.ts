/** Runs in the browser: what has the focus, and whether something around it cuts its ring off at a side. */
export function ringOfFocus(): { name: string; isCut: boolean } {
  const element = document.activeElement ?? document.body;
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const ring = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
  const { top, bottom, left } = element.getBoundingClientRect();
  let isCut = false;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, contentVisibility, overflowClipMargin } = getComputedStyle(around);
    const waits = contentVisibility === "auto";
    if (overflowX === "visible" && overflowY === "visible" && !waits) continue;
    const reach = ring - (waits ? Number.parseFloat(overflowClipMargin) || 0 : 0);
    const edge = around.getBoundingClientRect();
    isCut ||= top - reach < edge.top || bottom + reach > edge.bottom || left - reach < edge.left;
  }
  return { name: element.textContent.trim(), isCut };
}
