import { Fragment } from "react";

interface ProofListProps {
  title: string;
  proofs: readonly { id: string; facts: readonly { label: string; value: string }[] }[];
}

export function ProofList({ title, proofs }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-ink-950">{title}</h3>
      {proofs.map(({ id, facts }) => (
        <dl
          key={id}
          className="mt-2 grid gap-x-4 gap-y-1 border-l-4 border-double border-moss-600 pl-4 sm:grid-cols-[auto_1fr]"
        >
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-small text-ink-500 max-sm:mt-1">{label}</dt>
              <dd className="text-ink-950 wrap-anywhere">{value}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
    </div>
  );
}
