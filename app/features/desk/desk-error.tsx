import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { Entrance } from "~/features/auth/entrance";
import { DESK_PATH } from "~/lib/desk-path";

export function DeskError({ copy }: { copy: AdminCopy["desk"]["error"] }) {
  return (
    <Entrance title={copy.title} subtitle={copy.text}>
      <ButtonLink to={DESK_PATH}>{copy.retry}</ButtonLink>
    </Entrance>
  );
}
