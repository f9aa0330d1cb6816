import { Lock } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import { DESK_PATH } from "~/lib/desk-path";

export function Forbidden({ copy }: { copy: UsersCopy["forbidden"] }) {
  return (
    <div className="grid max-w-[46rem] justify-items-start gap-4 py-6">
      <Lock aria-hidden="true" className="size-10 text-indigo-700" />
      <h1 className="text-desk">{copy.title}</h1>
      <p className="max-w-[60ch]">{copy.text}</p>
      <ButtonLink to={DESK_PATH}>{copy.back}</ButtonLink>
    </div>
  );
}
