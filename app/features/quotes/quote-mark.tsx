import {
  Check,
  Eye,
  Hourglass,
  Layers2,
  type LucideIcon,
  MessageCircleQuestion,
  PencilLine,
  Send,
  Undo2,
  X,
} from "lucide-react";
import type { QuoteStage } from "./quote";

const LOOKS: Record<QuoteStage, { icon: LucideIcon; look: string }> = {
  draft: { icon: PencilLine, look: "border-dashed border-ink-500 bg-white text-ink-700" },
  sent: { icon: Send, look: "border-indigo-100 bg-indigo-100 text-indigo-700" },
  viewed: { icon: Eye, look: "border-indigo-700 bg-indigo-700 text-white" },
  asked: { icon: MessageCircleQuestion, look: "border-weld-400 bg-weld-400 text-ink-950" },
  agreed: { icon: Check, look: "border-moss-600 bg-moss-600 text-white" },
  declined: { icon: X, look: "border-linen-200 bg-linen-200 text-ink-950" },
  expired: { icon: Hourglass, look: "border-linen-300 bg-linen-50 text-ink-700" },
  withdrawn: { icon: Undo2, look: "border-ink-500 bg-white text-ink-700" },
  replaced: { icon: Layers2, look: "border-ink-500 bg-white text-ink-700" },
};

interface QuoteMarkProps {
  stage: QuoteStage;
  word: string;
}

export function QuoteMark({ stage, word }: QuoteMarkProps) {
  const { icon: Icon, look } = LOOKS[stage];
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 rounded-stitch border-2 px-1.5 text-small font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {word}
    </span>
  );
}
