import { ArrowRight } from "lucide-react";
import { useLanguage } from "~/lib/language/language-context";

interface ServiceAreaProps {
  copy: { title: string; lead: string };
  /** `path` is bare. */
  groups: readonly { title: string; links: readonly { path: string; label: string }[] }[];
}

export function ServiceArea({ copy, groups }: ServiceAreaProps) {
  const { href } = useLanguage();
  return (
    <section id="werkgebied" className="bg-linen-100">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-4 max-w-[30rem]">{copy.lead}</p>
        </div>
        <div className="gap-x-10 sm:columns-2">
          {groups.map(({ title, links }) => (
            <div key={title} className="mb-8 break-inside-avoid">
              <h3 className="text-h3">{title}</h3>
              <ul className="mt-3 border-t-2 border-dashed border-madder-600">
                {links.map(({ path, label }) => (
                  <li key={path} className="border-b border-linen-300">
                    <a
                      href={href(path)}
                      className="group flex min-h-14 items-center justify-between gap-4 py-2 font-display leading-tight font-bold text-ink-950 hover:text-indigo-700"
                    >
                      <span className="min-w-0">{label}</span>
                      <ArrowRight
                        aria-hidden="true"
                        className="size-5 shrink-0 text-indigo-700 transition-transform duration-200 ease-out group-hover:translate-x-1 motion-reduce:transition-none"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
