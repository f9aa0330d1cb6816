import { Weave } from "~/components/illustrations/weave";
import { ArrowLink } from "~/components/ui/arrow-link";
import type { Picture } from "~/content/picture";
import { CasePicture } from "./case-picture";

interface FounderProps {
  copy: { title: string; paragraphs: readonly string[]; link: string; mark: string };
  initials: string;
  /** null until they may be shown. */
  person: { name: string; photo: Picture | null } | null;
  aboutTo: string;
}

export function Founder({ copy, initials, person, aboutTo }: FounderProps) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-9 py-section md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
      <figure className="mx-auto w-full max-w-72">
        <div className="relative aspect-square overflow-hidden rounded-full border-12 border-weld-400">
          <Weave cloth="windowpane" pitch={9} className="absolute inset-0" />
          {person?.photo ? (
            <CasePicture
              image={{ ...person.photo, alt: "" }}
              sizes="15rem"
              isFirst={false}
              className="absolute inset-[8%] aspect-square w-[84%] rounded-full border-3 border-dashed border-madder-600 object-cover"
            />
          ) : (
            <span className="absolute inset-[18%] grid place-items-center rounded-full border-3 border-dashed border-madder-600 bg-linen-50 font-display text-[clamp(3.5rem,2.5rem+4vw,5.5rem)] leading-none font-extrabold text-indigo-700">
              {initials}
            </span>
          )}
        </div>
        <figcaption className="mt-4 text-center text-small">{person?.name ?? copy.mark}</figcaption>
      </figure>
      <div>
        <h2 className="text-h2">{copy.title}</h2>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[38rem] text-lead">
            {paragraph}
          </p>
        ))}
        <ArrowLink to={aboutTo} className="mt-6">
          {copy.link}
        </ArrowLink>
      </div>
    </section>
  );
}
