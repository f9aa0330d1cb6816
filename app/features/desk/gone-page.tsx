import { useEffect } from "react";
import { ButtonLink } from "~/components/ui/button";
import { dropDraftsAbout } from "./desk-draft";

interface GonePageProps {
  copy: { title: string; text: string };
  /** Where to go on, and the name of that page. */
  to: string;
  back: string;
  /** The id of what is gone: a draft about it is removed from this device too. */
  about?: string;
}

/** Takes the place of a page of the desk that does not exist (any more). */
export function GonePage({ copy, to, back, about }: GonePageProps) {
  useEffect(() => {
    if (about) dropDraftsAbout([about]);
  }, [about]);
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-h2">{copy.title}</h1>
      <p className="max-w-[60ch]">{copy.text}</p>
      <ButtonLink to={to} variant="quiet">
        {back}
      </ButtonLink>
    </div>
  );
}
