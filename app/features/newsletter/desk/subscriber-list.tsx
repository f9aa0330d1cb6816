import { useWords } from "~/content/desk/words";
import { SubscriberActions } from "./subscriber-actions";
import type { Subscriber } from "./subscriber-list.server";
import { SubscriberProof } from "./subscriber-proof";

interface SubscriberListProps {
  subscribers: readonly Subscriber[];
  label: string;
}

export function SubscriberList({ subscribers, label }: SubscriberListProps) {
  const words = useWords("newsletterDesk");
  return (
    <ol aria-label={label} className="rounded-card border border-linen-200 bg-white">
      {subscribers.map((subscriber) => (
        <li key={subscriber.id} className="border-t border-linen-200 px-4 pt-4 pb-2 first:border-t-0 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="min-w-0 text-lg leading-tight wrap-anywhere max-sm:text-base">{subscriber.email}</h2>
            <p className="text-small text-ink-500 tabular-nums">
              {words.since[subscriber.state]}{" "}
              <time dateTime={subscriber.since.iso} className="text-ink-700">
                {subscriber.since.text}
              </time>
            </p>
          </div>
          <p className="mt-1 text-small text-ink-500">
            {words.languages[subscriber.language]} · {words.columns.page}{" "}
            <span className="text-ink-700 wrap-anywhere">{subscriber.page || words.noPage}</span>
          </p>
          <div className="flex flex-wrap gap-x-2.5 sm:gap-x-6">
            <SubscriberProof subscriber={subscriber} />
            <SubscriberActions subscriber={subscriber} />
          </div>
        </li>
      ))}
    </ol>
  );
}
