import { Lock } from "lucide-react";
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

export function Forbidden() {
  const words = useWords("users").forbidden;
  return (
    <div className="grid max-w-[46rem] justify-items-start gap-4 py-6">
      <Lock aria-hidden="true" className="size-10 text-indigo-700" />
      <h1 className="text-desk">{words.title}</h1>
      <p className="max-w-[60ch]">{words.text}</p>
      <ButtonLink to={DESK_PATH}>{words.back}</ButtonLink>
    </div>
  );
}
