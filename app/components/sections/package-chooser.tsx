import { ArrowRight } from "lucide-react";
import { Weave } from "~/components/illustrations/weave";
import { packageLooks } from "./package-look";

interface PackageChooserProps {
  packages: readonly {
    id: keyof typeof packageLooks;
    name: string;
    quality: string;
    for: string;
    choose: string;
    price: string;
    to: string;
  }[];
}

export function PackageChooser({ packages }: PackageChooserProps) {
  return (
    <div className="relative">
      <div className="absolute -inset-x-2 top-0 z-1 h-5 rounded-full bg-ink-950" aria-hidden="true" />
      <ul className="grid gap-x-4 gap-y-6 lg:grid-cols-3 lg:items-start">
        {packages.map((choice, index) => (
          <li key={choice.id}>
            <Length choice={choice} drop={DROPS[index] ?? ""} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const DROPS = ["lg:h-60", "lg:h-96", "lg:h-76"];

interface LengthProps {
  choice: PackageChooserProps["packages"][number];
  drop: string;
}

function Length({ choice, drop }: LengthProps) {
  const { cloth, ground, strong } = packageLooks[choice.id];
  return (
    <a
      href={choice.to}
      className="group block no-underline transition-transform duration-300 ease-out hover:translate-y-2 focus-visible:relative focus-visible:z-2 motion-reduce:transition-none"
    >
      <span className={`pinked block ${ground}`}>
        <span className={`relative block h-36 ${drop}`}>
          <Weave cloth={cloth} pitch={12} className="absolute inset-0" />
        </span>
        <span className="block px-6 pt-6 pb-9 sm:px-8">
          <span className="block text-small font-semibold">{choice.quality}</span>
          <span
            className={`block font-display text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-tight font-extrabold tracking-tight ${strong}`}
          >
            {choice.name}
          </span>
          <span className="mt-2 block">{choice.for}</span>
          <span className={`mt-4 block font-semibold ${strong}`}>{choice.price}</span>
          <span
            className={`mt-4 inline-flex items-center gap-2 font-semibold underline underline-offset-4 group-hover:decoration-2 ${strong}`}
          >
            {choice.choose}
            <ArrowRight
              aria-hidden="true"
              className="size-5 transition-transform duration-200 ease-out group-hover:translate-x-1 motion-reduce:transition-none"
            />
          </span>
        </span>
      </span>
    </a>
  );
}
