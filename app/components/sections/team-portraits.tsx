import type { Picture } from "~/content/picture";
import { CasePicture } from "./case-picture";

interface TeamPortraitsProps {
  title: string;
  people: readonly { name: string; photo: Picture | null; line: string }[];
}

export function TeamPortraits({ title, people }: TeamPortraitsProps) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 border-t-3 border-dashed border-madder-600 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, photo, line }) => (
          <li key={`${name} ${line}`}>
            {photo && (
              <CasePicture
                image={{ ...photo, alt: "" }}
                sizes="(min-width: 24rem) 22rem, 92vw"
                isFirst={false}
                className="pinked aspect-square w-full max-w-88 object-cover"
              />
            )}
            <h3 className="mt-5 text-h3">{name}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
