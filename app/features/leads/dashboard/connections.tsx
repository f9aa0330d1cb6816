import { ChevronDown, Plug } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { MetaSetup } from "~/features/meta-leads/setup";
import { SetupCard } from "~/features/meta-leads/setup-card";
import { TestMailCard } from "~/features/meta-leads/test-mail-card";

interface ConnectionsProps {
  setup: MetaSetup;
  ownerEmail: string;
}

/** Specification, section 2. The guide is open while the connection with Meta is being made. */
export function Connections({ setup, ownerEmail }: ConnectionsProps) {
  const { connections } = useWords("dashboard");
  const given = setup.secrets.filter(({ isSet }) => isSet).length;
  const isConnected = setup.verifiedAt !== null && given === setup.secrets.length;
  const state = isConnected ? "done" : given === 0 ? "off" : "open";
  return (
    <div className="mt-10 grid gap-4 border-t border-linen-300 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <details
        open={state === "open"}
        className="group/connections rounded-card border border-linen-200 bg-white open:border-0 open:bg-transparent"
      >
        <summary className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <Plug aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
          <span className="font-semibold text-ink-950">{connections.title}</span>
          <span className="text-small text-ink-500">{connections[state]}</span>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 text-ink-700 transition-[rotate] group-open/connections:rotate-180"
          />
        </summary>
        <SetupCard setup={setup} />
      </details>
      <TestMailCard to={ownerEmail} />
    </div>
  );
}
