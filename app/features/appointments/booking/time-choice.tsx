import { formatTime } from "~/lib/time/clock";
import type { FreeTime } from "./slot-days";

interface TimeChoiceProps {
  times: readonly FreeTime[];
  chosen: string;
  onChange: (time: string) => void;
}

export function TimeChoice({ times, chosen, onChange }: TimeChoiceProps) {
  return (
    <div className="grid grid-cols-3 gap-1.5 @max-[12rem]:grid-cols-2 @md:grid-cols-4 @lg:grid-cols-6">
      {times.map(({ time, starts_at }) => (
        <label
          key={starts_at}
          className="relative grid min-h-12 cursor-pointer place-items-center rounded-stitch border-2 border-linen-300 bg-white font-semibold text-ink-950 tabular-nums transition-[border-color] duration-200 ease-out hover:border-indigo-700 has-checked:border-indigo-700 has-checked:bg-indigo-700 has-checked:text-white has-disabled:cursor-progress has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo-700 motion-reduce:transition-none"
        >
          <input
            type="radio"
            name="time"
            value={time}
            checked={time === chosen}
            onChange={() => onChange(time)}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          {formatTime(time)}
        </label>
      ))}
    </div>
  );
}
