import { Weave } from "~/components/illustrations/weave";

interface TradesProps {
  copy: { title: string; lead: string; trades: readonly string[] };
}

const CLOTHS = ["houndstooth", "herringbone", "basket", "birdseye", "tartan", "satin", "house"] as const;

export function Trades({ copy }: TradesProps) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h3">{copy.title}</h2>
      <p className="mt-2 max-w-[34rem] text-lead">{copy.lead}</p>
      <ul className="mt-10 flex flex-wrap items-center gap-x-[0.6em] gap-y-[0.15em] font-display text-[min(clamp(1.75rem,0.9rem+4.4vw,4.5rem),9vw)] leading-[1.12] font-extrabold tracking-tight text-ink-950">
        {copy.trades.map((trade, index) => (
          <li key={trade} className="flex min-w-0 items-center gap-[0.3em]">
            <Weave
              cloth={CLOTHS[index % CLOTHS.length] ?? CLOTHS[0]}
              pitch={7}
              className="block h-[0.68em] w-[1.1em] shrink-0"
            />
            <span className="min-w-0 hyphens-auto wrap-anywhere">{trade}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
