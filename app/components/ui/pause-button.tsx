import { Pause, Play } from "lucide-react";

export interface PauseCopy {
  pause: string;
  play: string;
}

interface PauseButtonProps {
  copy: PauseCopy;
  isPaused: boolean;
  onToggle: () => void;
  className: string;
}

/** Hidden with reduced motion, when nothing moves. */
export function PauseButton({ copy, isPaused, onToggle, className }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={onToggle}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control border-2 px-3.5 font-semibold active:translate-y-px motion-reduce:hidden ${className}`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {isPaused ? copy.play : copy.pause}
    </button>
  );
}
