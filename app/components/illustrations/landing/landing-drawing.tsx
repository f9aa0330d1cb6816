import type { ReactNode } from "react";
import type { SquareArt, WideArt } from "~/content/landing/landing-copy";
import { ChannelsDrawing } from "./channels-drawing";
import { PatchworkDrawing } from "./patchwork-drawing";
import { PaymentsDrawing } from "./payments-drawing";
import { RackDrawing } from "./rack-drawing";
import { ReceiptDrawing } from "./receipt-drawing";
import { RedesignDrawing } from "./redesign-drawing";
import { OverijsselDrawing, TwenteDrawing } from "./region-map";
import { WeekDrawing } from "./week-drawing";
import { YearDrawing } from "./year-drawing";

/** For a square place beside the words. */
const SQUARE: Record<SquareArt, ReactNode> = {
  week: <WeekDrawing />,
  receipt: <ReceiptDrawing />,
  overijssel: <OverijsselDrawing />,
  redesign: <RedesignDrawing />,
  rack: <RackDrawing />,
  payments: <PaymentsDrawing />,
  year: <YearDrawing />,
};

/**
 * For a band behind the words: 1440 × 640, with everything that matters in the right half, and continuing below for
 * words that take more height.
 */
const WIDE: Record<WideArt, ReactNode> = {
  twente: <TwenteDrawing />,
  channels: <ChannelsDrawing />,
  patchwork: <PatchworkDrawing />,
};

export function SquareDrawing({ art }: { art: SquareArt }) {
  return SQUARE[art];
}

/** Its height follows from its width; on a phone only the right half is visible. */
export function WideDrawing({ art, className }: { art: WideArt; className: string }) {
  return (
    <svg viewBox="0 0 1440 640" className={className} aria-hidden="true">
      {WIDE[art]}
    </svg>
  );
}
