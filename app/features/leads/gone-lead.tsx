import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { DESK_PATH } from "~/lib/desk-path";

/** The page of a lead that is not there, or not any more. */
export function GoneLead({ copy: { gone, back } }: { copy: AdminCopy["lead"] }) {
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-h2">{gone.title}</h1>
      <p>{gone.text}</p>
      <ButtonLink to={DESK_PATH} variant="quiet">
        {back}
      </ButtonLink>
    </div>
  );
}
