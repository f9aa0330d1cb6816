import { ArrowLink } from "~/components/ui/arrow-link";

interface RelatedLinksProps {
  title: string;
  links: readonly { to: string; label: string }[];
  className: string;
}

export function RelatedLinks({ title, links, className }: RelatedLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <div className="wrap flex flex-wrap items-baseline gap-x-10 gap-y-2">
        <h2 className="text-h3">{title}</h2>
        <ul className="flex min-w-0 flex-wrap gap-x-8">
          {links.map(({ to, label }) => (
            <li key={to} className="min-w-0">
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
