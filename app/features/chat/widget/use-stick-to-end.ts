import { type RefObject, useEffect, useRef } from "react";

/** Pixels. */
const AIR = 12;
const SLACK = 60;

interface EndOptions {
  moment: string;
  /** Then it is shown, wherever they were reading. */
  isOwn: boolean;
}

/** A visitor who is reading back, or is busy further on, is not moved. */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, { moment, isOwn }: EndOptions): void {
  const end = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment says when there is something new.
  useEffect(() => {
    const { current } = scroller;
    if (!current || current.clientHeight === 0) return;
    const isBusy = current !== document.activeElement && current.contains(document.activeElement);
    const hasLeft = Math.abs(current.scrollTop - end.current) > SLACK;
    if (isBusy || (hasLeft && !isOwn)) return;
    const last = [...current.querySelectorAll<HTMLElement>("[data-said]")].at(-1);
    current.scrollTop = (last?.offsetTop ?? 0) - AIR;
    end.current = current.scrollTop;
  }, [moment, isOwn, scroller]);
}
