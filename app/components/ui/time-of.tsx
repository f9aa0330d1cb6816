import type { Moment } from "~/lib/clock";

export function TimeOf({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="tabular-nums">
      {moment.text}
    </time>
  );
}
