import { BrandMark } from "~/components/illustrations/brand-mark";

interface BrandProps {
  name: string;
  tagline: string;
  to: string;
  label: string;
}

export function Brand({ name, tagline, to, label }: BrandProps) {
  return (
    <a
      href={to}
      aria-label={`${name} ${tagline}: ${label}`}
      className="group flex min-h-11 min-w-0 items-center gap-3 rounded-stitch no-underline"
    >
      <BrandMark className="size-10 shrink-0 @max-[13rem]:hidden transition-transform duration-300 ease-out group-hover:rotate-90 motion-reduce:transition-none" />
      <span className="block leading-none">
        <span className="block font-display text-[1.6rem] leading-[0.95] font-extrabold tracking-tight text-ink-950">
          {name}
        </span>{" "}
        <span className="mt-1 block text-[0.8125rem] leading-none whitespace-nowrap text-ink-500 @max-[19rem]:hidden">
          {tagline}
        </span>
      </span>
    </a>
  );
}
