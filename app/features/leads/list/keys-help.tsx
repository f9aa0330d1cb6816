import { Keyboard } from "lucide-react";
import type { RefObject } from "react";
import { Dialog, openDialog } from "~/components/ui/dialog";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { useHydrated } from "~/lib/use-hydrated";
import { keysSwitch } from "./keys-switch";
import { KEYS_HELP } from "./lead-keys";

interface KeysHelpProps {
  ref: RefObject<HTMLDialogElement | null>;
  copy: DashboardCopy["keys"];
}

/** WCAG 2.1.4: keys can be switched off. Without scripts there are none. */
export function KeysHelp({ ref, copy }: KeysHelpProps) {
  const isHydrated = useHydrated();
  const isOn = keysSwitch.useIsOn();
  if (!isHydrated) return null;
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => openDialog(ref.current, currentTarget)}
        className="link inline-flex min-h-11 items-center gap-1.5 text-small max-md:hidden"
      >
        <Keyboard aria-hidden="true" className="size-4.5" />
        {copy.open}
      </button>
      <Dialog ref={ref} title={copy.title} closeLabel={copy.close}>
        <p className="mb-4">{copy.text}</p>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {KEYS_HELP.map(({ name, keys }) => (
            <div key={name} className="flex items-baseline justify-between gap-4 border-b border-linen-200 pb-2">
              <dt className="min-w-0 text-small">{copy.names[name]}</dt>
              <dd className="flex shrink-0 items-baseline gap-1.5 text-xs text-ink-500">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && <span className="mr-1.5">{name === "status" ? "" : copy.or}</span>}
                    <kbd className="rounded-stitch border border-linen-300 bg-linen-100 px-1.5 py-0.5 font-text font-semibold text-ink-950">
                      {key}
                    </kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-11 items-center gap-3 font-semibold text-ink-950">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => keysSwitch.choose(target.checked)}
            aria-describedby="keys-hint"
            className="size-5 accent-indigo-700"
          />
          {copy.isOn}
        </label>
        <p id="keys-hint" className="text-small text-ink-500">
          {copy.isOnHint}
        </p>
      </Dialog>
    </>
  );
}
