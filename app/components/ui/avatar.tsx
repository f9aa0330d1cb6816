import type { Picture } from "~/content/picture";

interface AvatarProps {
  picture: Picture | null;
  initials: string;
}

/** The initials show when there is no picture, or it fails to load: without a text of its own it then draws nothing. */
export function Avatar({ picture, initials }: AvatarProps) {
  return (
    <span
      className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-indigo-700 bg-indigo-100 p-0.5 *:[grid-area:1/1]"
      aria-hidden="true"
    >
      <span className="font-display text-small font-extrabold tracking-tight text-indigo-700">{initials}</span>
      {picture && (
        <picture>
          <source type="image/avif" srcSet={picture.srcSet} sizes="36px" />
          <img src={picture.src} alt="" width="36" height="36" className="block size-9 rounded-full object-cover" />
        </picture>
      )}
    </span>
  );
}
