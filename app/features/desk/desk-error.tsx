import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import { Entrance } from "~/features/users/sign-in/entrance";
import { DESK_PATH } from "~/lib/desk-path";

export function DeskError({ copy }: { copy: AdminCopy["desk"]["error"] }) {
  return (
    <Entrance title={copy.title} subtitle={copy.text}>
      <ButtonLink to={DESK_PATH}>{copy.retry}</ButtonLink>
    </Entrance>
  );
}
