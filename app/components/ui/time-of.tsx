import type { Moment } from "~/lib/time/clock";

export function TimeOf({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="tabular-nums">
      {moment.text}
    </time>
  );
}
