import type { Moment } from "./lead";

export function TimeOf({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.iso} className="tabular-nums">
      {moment.text}
    </time>
  );
}
