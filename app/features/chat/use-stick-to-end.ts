import { type RefObject, useEffect, useRef } from "react";

/** Pixels of air above what is brought into sight, and how far a visitor may scroll without having left the end. */
const AIR = 12;
const SLACK = 60;

interface EndOptions {
  /** Changes whenever there is something new to see. */
  moment: string;
  /** Whether what is new is the visitor's own doing: then it is shown, wherever the visitor was reading. */
  isOwn: boolean;
}

/**
 * Brings the last thing said into sight when there is something new: at the end, or at the top when more than fits stands
 * below it. A visitor who reads back, or is busy further on, is left there.
 */
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
