import type { ReactNode } from "react";
import type { SquareArt, WideArt } from "~/content/site/landing/landing-copy";
import { ChannelsDrawing } from "./channels-drawing";
import { PatchworkDrawing } from "./patchwork-drawing";
import { PaymentsDrawing } from "./payments-drawing";
import { RackDrawing } from "./rack-drawing";
import { ReceiptDrawing } from "./receipt-drawing";
import { RedesignDrawing } from "./redesign-drawing";
import { OverijsselDrawing, TwenteDrawing } from "./region-map";
import { WeekDrawing } from "./week-drawing";
import { YearDrawing } from "./year-drawing";

const SQUARE: Record<SquareArt, ReactNode> = {
  week: <WeekDrawing />,
  receipt: <ReceiptDrawing />,
  overijssel: <OverijsselDrawing />,
  redesign: <RedesignDrawing />,
  rack: <RackDrawing />,
  payments: <PaymentsDrawing />,
  year: <YearDrawing />,
};

/** 1440 × 640: what matters is in the right half, and each goes on below for words that take more height. */
const WIDE: Record<WideArt, ReactNode> = {
  twente: <TwenteDrawing />,
  channels: <ChannelsDrawing />,
  patchwork: <PatchworkDrawing />,
};

export function SquareDrawing({ art }: { art: SquareArt }) {
  return SQUARE[art];
}

export function WideDrawing({ art, className }: { art: WideArt; className: string }) {
  return (
    <svg viewBox="0 0 1440 640" className={className} aria-hidden="true">
      {WIDE[art]}
    </svg>
  );
}
