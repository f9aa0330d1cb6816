import { ArrowRight } from "lucide-react";
import type { ProjectCard } from "~/content/site/portfolio/portfolio-copy.server";
import { CasePicture } from "./case-picture";

interface CaseNextProps {
  label: string;
  project: ProjectCard;
  to: string;
}

export function CaseNext({ label, project, to }: CaseNextProps) {
  return (
    <section className={`case-${project.look} overflow-hidden bg-(--case-ground) text-(--case-ink)`}>
      <a
        href={to}
        className="group wrap grid items-end gap-x-12 gap-y-8 pt-14 no-underline -outline-offset-4 md:grid-cols-[1fr_minmax(0,34rem)]"
      >
        <span className="md:pb-14">
          <span className="flex items-center gap-3 font-semibold whitespace-nowrap">
            {label}
            <ArrowRight
              aria-hidden="true"
              className="size-5 transition-transform duration-200 ease-out group-hover:translate-x-1.5 motion-reduce:transition-none"
            />
          </span>
          <span className="mt-3 block font-display text-[clamp(2.25rem,1.4rem+4vw,4.5rem)] leading-[0.92] font-extrabold tracking-[-0.04em]">
            {project.title}
          </span>
          <span className="mt-4 block">{project.category}</span>
        </span>
        <span className="block aspect-[16/9] translate-y-3 overflow-hidden border-4 border-b-0 border-(--case-deep) transition-transform duration-300 ease-out group-hover:translate-y-0 motion-reduce:transition-none">
          <CasePicture
            image={{ ...project.image, alt: "" }}
            sizes="(min-width: 48rem) 34rem, 92vw"
            isFirst={false}
            className="w-full"
          />
        </span>
      </a>
    </section>
  );
}
