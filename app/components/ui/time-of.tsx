import type { Moment } from "~/lib/clock";

/** A moment in words, and for programs. */
export function TimeOf({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="tabular-nums">
      {moment.text}
    </time>
  );
}
