import { keysSwitch } from "~/components/desk/row-keys";
import { useWords } from "~/content/desk/words";
import { AccountSection } from "~/features/users/account/account-forms";
import { useHydrated } from "~/lib/use-hydrated";

/** WCAG 2.1.4: keys can be switched off. Without scripts there are none. */
export function KeysSetting() {
  const words = useWords("dashboard").keys;
  const isHydrated = useHydrated();
  const isOn = keysSwitch.useIsOn();
  if (!isHydrated) return null;
  return (
    <AccountSection title={words.title}>
      <p className="text-small">{words.text}</p>
      <label className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => keysSwitch.choose(target.checked)}
          aria-describedby="keys-hint"
          className="size-5 accent-indigo-700"
        />
        {words.isOn}
      </label>
      <p id="keys-hint" className="text-small">
        {words.isOnHint}
      </p>
    </AccountSection>
  );
}
