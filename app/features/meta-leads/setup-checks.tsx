import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { Moment } from "~/lib/time/clock";
import type { MetaSetup } from "./setup";

type Look = "good" | "bad" | "open";

const LOOKS = {
  good: { icon: CircleCheck, tone: "text-moss-600" },
  bad: { icon: CircleAlert, tone: "text-madder-700" },
  open: { icon: CircleDashed, tone: "text-ink-500" },
} as const;

interface SetupChecksProps {
  setup: MetaSetup;
}

export function SetupChecks({ setup }: SetupChecksProps) {
  const { setup: words } = useWords("metaLeads");
  const { checks } = words;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <h3 className="text-body">{words.secrets}</h3>
        <ul className="mt-2 grid gap-2">
          {setup.secrets.map(({ name, isSet }) => (
            <Check key={name} look={isSet ? "good" : "bad"} label={words.secretNames[name]}>
              {isSet ? words.isSet : words.isUnset}{" "}
              <code className="block text-xs text-ink-500 wrap-anywhere">{name}</code>
            </Check>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-body">{words.state}</h3>
        <ul className="mt-2 grid gap-2">
          <TokenCheck token={setup.token} />
          <Told at={setup.verifiedAt} words={checks.verified} />
          <Told at={setup.eventAt} words={checks.event} />
          <Told at={setup.fetchedAt} words={checks.fetched} />
          <Told at={setup.reconciledAt} words={checks.reconciled}>
            {setup.reconcileError !== null && `${checks.notReconciled} ${setup.reconcileError}`}
          </Told>
        </ul>
      </div>
    </div>
  );
}

function TokenCheck({ token }: { token: MetaSetup["token"] }) {
  const { setup: words } = useWords("metaLeads");
  const look = token.state === "valid" ? "good" : token.state === "unknown" ? "open" : "bad";
  return (
    <Check look={look} label={words.checks.token.label}>
      {words.tokenStates[token.state]} {token.since && token.state !== "unknown" && <TimeOf moment={token.since} />}
      {token.state === "expired" && token.reason && <span className="block">{token.reason}</span>}
    </Check>
  );
}

interface ToldProps {
  at: Moment | null;
  words: { label: string; never: string };
  children?: ReactNode;
}

function Told({ at, words, children }: ToldProps) {
  return (
    <Check look={children ? "bad" : at ? "good" : "open"} label={words.label}>
      {at ? <TimeOf moment={at} /> : words.never} {children && <span className="block">{children}</span>}
    </Check>
  );
}

function Check({ look, label, children }: { look: Look; label: string; children: ReactNode }) {
  const { icon: Icon, tone } = LOOKS[look];
  return (
    <li className="flex items-start gap-2 text-small">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold text-ink-950">{label}</p>
        <div className={`wrap-anywhere ${look === "bad" ? "text-madder-700" : "text-ink-500"}`}>{children}</div>
      </div>
    </li>
  );
}
