import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { Entrance } from "~/features/users/sign-in/entrance";
import { DESK_PATH } from "~/lib/desk-path";

export function DeskError() {
  const words = useWords("admin").desk.error;
  return (
    <Entrance title={words.title} subtitle={words.text}>
      <ButtonLink to={DESK_PATH}>{words.retry}</ButtonLink>
    </Entrance>
  );
}
