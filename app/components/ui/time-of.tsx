import type { Moment } from "~/lib/clock";

/** A moment as it is read, for programs as well. */
export function TimeOf({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="tabular-nums">
      {moment.text}
    </time>
  );
}
