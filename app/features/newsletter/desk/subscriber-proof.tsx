import { ChevronDown } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { Subscriber } from "./subscriber-list.server";

export function SubscriberProof({ subscriber }: { subscriber: Subscriber }) {
  const words = useWords("newsletterDesk").proof;
  const { requestedAt, confirmedAt, unsubscribedAt, wording } = subscriber;
  const moments = [
    { label: words.requested, moment: requestedAt },
    { label: words.confirmed, moment: confirmedAt },
    { label: words.unsubscribed, moment: unsubscribedAt },
  ];
  return (
    <details className="group open:basis-full">
      <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
        {words.open}
        <span className="sr-only">: {subscriber.email}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mb-3 grid gap-x-6 gap-y-2 border-l-2 border-weld-400 pl-4 text-small sm:grid-cols-3">
        {moments.map(
          ({ label, moment }) =>
            moment && (
              <div key={label}>
                <dt className="text-ink-500">{label}</dt>
                <dd className="text-ink-950 tabular-nums">
                  <time dateTime={moment.iso}>{moment.text}</time>
                </dd>
              </div>
            ),
        )}
        <div className="sm:col-span-3">
          <dt className="text-ink-500">{words.wording}</dt>
          <dd className="max-w-[60ch] text-ink-950">“{wording}”</dd>
        </div>
      </dl>
    </details>
  );
}
