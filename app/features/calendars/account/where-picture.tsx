import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import type { Provider } from "./providers";

/** A drawing of the window in which the provider shows it: what to choose, in this order. */
export function WherePicture({ provider }: { provider: Provider }) {
  const { picture: words, providers } = useWords("calendars");
  const [menu = "", heading = "", button = ""] = words[provider];
  return (
    <svg
      viewBox="0 0 340 196"
      role="img"
      aria-label={`${fill(words.label, { provider: providers[provider] })}: ${[menu, heading, button].join(", ")}`}
      className="w-full max-w-[30rem] rounded-control border border-linen-300 bg-white"
    >
      <path d="M0 26h340" className="stroke-linen-300" />
      {[14, 26, 38].map((x) => (
        <circle key={x} cx={x} cy="13" r="3.5" className="fill-linen-300" />
      ))}
      <rect x="56" y="7" width="180" height="12" rx="6" className="fill-linen-100" />
      <path d="M40 42h90" className="stroke-linen-300" strokeWidth="6" strokeLinecap="round" />
      <Step number={1} y={66} text={menu} isChosen />
      <path d="M40 96h70M40 112h84" className="stroke-linen-300" strokeWidth="6" strokeLinecap="round" />
      <Step number={2} y={136} text={heading} isChosen={false} />
      <Step number={3} y={170} text={button} isChosen />
    </svg>
  );
}

interface StepProps {
  number: number;
  y: number;
  text: string;
  isChosen: boolean;
}

function Step({ number, y, text, isChosen }: StepProps) {
  return (
    <g>
      {isChosen && (
        <rect
          x="34"
          y={y - 15}
          width="296"
          height="28"
          rx="5"
          className="fill-indigo-100 stroke-indigo-700"
          strokeWidth="1.5"
        />
      )}
      <circle cx="18" cy={y - 1} r="10" className="fill-weld-400" />
      <text x="18" y={y + 3.5} textAnchor="middle" className="fill-ink-950 text-[12px] font-bold">
        {number}
      </text>
      <text x="42" y={y + 4} className="fill-ink-950 text-[14px] font-semibold">
        {text}
      </text>
    </g>
  );
}
