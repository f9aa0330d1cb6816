import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { CALENDAR_PATH } from "../paths";
import { PROVIDER_PARAM } from "./calendar-page";
import { PROVIDER_IDS, type Provider } from "./providers";

/** Cards that look like the choice that they are, before one is chosen too. */
export function ProviderCards({ shown }: { shown: Provider | null }) {
  const { providers, choose } = useWords("calendars");
  return (
    <nav aria-label={choose.title} className="mt-4 mb-6 max-w-[60rem]">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {PROVIDER_IDS.map((id) => (
          <li key={id}>
            <Link
              to={`${CALENDAR_PATH}?${new URLSearchParams({ [PROVIDER_PARAM]: id })}`}
              preventScrollReset
              aria-current={id === shown ? "page" : undefined}
              className="group flex h-full min-h-12 items-center gap-2.5 rounded-control border-2 border-linen-300 bg-white px-3 py-2 font-semibold text-ink-950 hover:border-indigo-700 aria-[current=page]:border-indigo-700 aria-[current=page]:bg-indigo-100"
            >
              <span
                aria-hidden="true"
                className="size-4.5 shrink-0 rounded-full border-2 border-ink-500 bg-white group-aria-[current=page]:border-5 group-aria-[current=page]:border-indigo-700"
              />
              <span className="min-w-0 wrap-anywhere">{providers[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
