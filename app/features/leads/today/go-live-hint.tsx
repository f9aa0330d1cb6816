import { ListChecks, X } from "lucide-react";
import { Link } from "react-router";
import { keptSwitch } from "~/components/desk/kept-switch";
import { useWords } from "~/content/desk/words";
import { GO_LIVE_PATH } from "~/features/desk/desk-pages";
import { useHydrated } from "~/lib/use-hydrated";

const hintSwitch = keptSwitch("deskGoLiveHint", true);

/** Stays until the site can open, or until it is closed in this browser. */
export function GoLiveHint({ text }: { text: string }) {
  const words = useWords("today");
  const isHydrated = useHydrated();
  if (!hintSwitch.useIsOn()) return null;
  return (
    <p className="mt-4 flex items-center gap-x-2 text-small">
      <ListChecks aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
      <Link to={GO_LIVE_PATH} className="link inline-flex min-h-11 items-center">
        {text}
      </Link>
      {isHydrated && (
        <button
          type="button"
          onClick={() => hintSwitch.choose(false)}
          className="grid size-11 place-items-center rounded-control text-ink-500 hover:bg-linen-200 hover:text-ink-950"
        >
          <X aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{words.hideHint}</span>
        </button>
      )}
    </p>
  );
}
