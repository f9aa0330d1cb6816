import { RotateCw } from "lucide-react";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { META_ADS_PATH } from "./paths";
import type { OpenLead } from "./setup";

interface OpenLeadsProps {
  leads: readonly OpenLead[];
}

export function OpenLeads({ leads }: OpenLeadsProps) {
  const { open: words } = useWords("metaLeads");
  return (
    <section aria-labelledby="open-leads">
      <h2 id="open-leads" className="text-h3">
        {words.title}
      </h2>
      {leads.length === 0 ? (
        <p className="mt-2">{words.empty}</p>
      ) : (
        <>
          <p className="mt-1 mb-3">{words.subtitle}</p>
          <ul className="rounded-card border border-linen-200 bg-white">
            {leads.map((lead) => (
              <OpenLeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function OpenLeadRow({ lead }: { lead: OpenLead }) {
  const { open: words } = useWords("metaLeads");
  const { pending } = useWords("form");
  const isFailed = lead.state === "failed";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className={`font-semibold ${isFailed ? "text-madder-700" : "text-ink-950"}`}>{words.states[lead.state]}</p>
        <p>{words.problems[lead.problem]}</p>
        {lead.reason && <p className="text-small text-ink-500 wrap-anywhere">{lead.reason}</p>}
        <p className="mt-1 text-small text-ink-500 wrap-anywhere">
          {words.lead} <span className="tabular-nums">{lead.id}</span>
          {lead.formId && (
            <>
              {" · "}
              {words.form} <span className="tabular-nums">{lead.formId}</span>
            </>
          )}
          {" · "}
          {words.found} <TimeOf moment={lead.receivedAt} />
          {lead.nextAt && (
            <>
              {" · "}
              {words.next} <TimeOf moment={lead.nextAt} />
            </>
          )}
        </p>
      </div>
      <OneTapForm
        path={META_ADS_PATH}
        fields={{ do: "retry", lead: lead.id }}
        about={`${words.lead} ${lead.id}`}
        pending={pending}
        icon={<RotateCw aria-hidden="true" className="size-4.5" />}
        className="gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 aria-disabled:opacity-60"
      >
        {words.retry}
      </OneTapForm>
    </li>
  );
}
