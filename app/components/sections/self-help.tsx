import { ArrowRight } from "lucide-react";

interface SelfHelpProps {
  title: string;
  links: readonly { to: string; title: string; text: string }[];
}

export function SelfHelp({ title, links }: SelfHelpProps) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {links.map(({ to, title: name, text }) => (
          <li key={to} className="border-t-2 border-dashed border-madder-600">
            <a href={to} className="group flex items-end justify-between gap-6 py-6">
              <span className="min-w-0 hyphens-auto wrap-anywhere">
                <span className="block font-display text-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] leading-tight font-extrabold tracking-tight text-ink-950 group-hover:text-indigo-700">
                  {name}
                </span>
                <span className="mt-1 block">{text}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="mb-1 size-7 shrink-0 text-indigo-700 transition-transform duration-200 ease-out group-hover:translate-x-1 motion-reduce:transition-none"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
