import { useState } from "react";

interface AvatarProps {
  /** Square; empty when there is none. */
  picture: string;
  initials: string;
}

/** Shows the initials when there is no picture, or it fails to load. */
export function Avatar({ picture, initials }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span
      className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-indigo-700 bg-indigo-100 p-0.5"
      aria-hidden="true"
    >
      {picture && !isBroken ? (
        <img
          src={picture}
          alt=""
          width="36"
          height="36"
          className="size-9 rounded-full object-cover"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <span className="font-display text-small font-extrabold tracking-tight text-indigo-700">{initials}</span>
      )}
    </span>
  );
}
