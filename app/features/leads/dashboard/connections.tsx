import { ChevronDown, Plug } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { MetaSetup } from "~/features/meta-leads/setup";
import { SetupCard } from "~/features/meta-leads/setup-card";
import { TestMailCard } from "~/features/meta-leads/test-mail-card";

interface ConnectionsProps {
  setup: MetaSetup;
  ownerEmail: string;
}

/** Specification, section 2; open until the connection with Meta has been made. */
export function Connections({ setup, ownerEmail }: ConnectionsProps) {
  const { connections } = useWords("dashboard");
  const isConnected = setup.verifiedAt !== null && setup.secrets.every(({ isSet }) => isSet);
  return (
    <details open={!isConnected} className="group/connections mt-10 border-t border-linen-300 pt-3">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Plug aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
        <span className="font-semibold text-ink-950">{connections.title}</span>
        <span className="text-small text-ink-500">{isConnected ? connections.done : connections.open}</span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-ink-700 transition-[rotate] group-open/connections:rotate-180"
        />
      </summary>
      <div className="grid gap-6 pt-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <SetupCard setup={setup} />
        <TestMailCard to={ownerEmail} />
      </div>
    </details>
  );
}
