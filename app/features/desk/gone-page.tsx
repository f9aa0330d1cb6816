import { useEffect } from "react";
import { ButtonLink } from "~/components/ui/button";
import { dropDraftsAbout } from "./desk-draft";

interface GonePageProps {
  copy: { title: string; text: string };
  /** Where to go on, and what that is called. */
  to: string;
  back: string;
  /** The id of what is gone, where somebody may have been typing about it: that goes from this device too. */
  about?: string;
}

/** What stands in the place of a page of the desk that is not there, or not any more. */
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
