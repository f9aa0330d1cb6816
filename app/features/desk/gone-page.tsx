import { useEffect } from "react";
import { dropDraftsAbout } from "~/components/desk/desk-draft";
import { ButtonLink } from "~/components/ui/button";

interface GonePageProps {
  copy: { title: string; text: string };
  to: string;
  back: string;
  /** A draft about what is gone is removed from this device too. */
  about?: string;
}

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
