import { Phone } from "lucide-react";
import { Basting, CorrectionThread, Pin } from "~/components/illustrations/fitting";
import { ArrowLink } from "~/components/ui/arrow-link";
import { Unbroken } from "~/components/ui/unbroken";
import type { ShownPerson } from "~/content/people";
import type { ProjectImage } from "~/content/site/portfolio/project-images";
import { CasePicture } from "./case-picture";

export interface Proof {
  title: string;
  text: string;
  doubt: { question: string; answer: string };
  call: { title: string; text: string; person: string };
  read: string;
  project: {
    slug: string;
    title: string;
    caption: string;
    image: ProjectImage;
    mark: string | null;
  };
  /** null until they may be named. */
  person: ShownPerson | null;
}

interface ProofStripProps {
  copy: Proof;
  phone: { shown: string; to: string };
  /** null on a page from which nothing leads away. */
  caseTo: string | null;
}

export function ProofStrip({ copy, phone, caseTo }: ProofStripProps) {
  const { project, doubt, call, person } = copy;
  return (
    <section data-proof={project.slug} className="pattern-paper relative overflow-clip border-y border-linen-300">
      <div className="wrap grid gap-x-20 gap-y-12 py-16 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:items-center lg:py-24">
        <figure className="relative mx-auto w-full max-w-[40rem] lg:mx-0 lg:-ml-[6%] lg:w-[106%] lg:max-w-none">
          <div className="relative -rotate-1 bg-white p-[4.5%] shadow-card">
            <CasePicture
              image={project.image}
              sizes="(min-width: 64rem) 38rem, (min-width: 44rem) 37rem, 86vw"
              isFirst={false}
              className="aspect-[8/5] w-full object-cover object-top"
            />
            <Basting />
            <Pin className="-top-3 left-[11%]" />
            <Pin className="-top-4 right-[9%] -scale-x-100" />
            {project.mark && (
              <p className="woven-label absolute -bottom-3.5 left-[7%] border-madder-600 bg-white shadow-lift">
                {project.mark}
              </p>
            )}
          </div>
          <figcaption className="mt-9 max-w-[34rem] lg:pl-[7%]">
            <b className="font-display text-h3 text-ink-950">{project.title}</b>
            <p className="mt-1">
              <Unbroken>{project.caption}</Unbroken>
            </p>
            {caseTo !== null && (
              <ArrowLink to={caseTo} className="mt-1">
                {copy.read}
              </ArrowLink>
            )}
          </figcaption>
        </figure>
        <div>
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-5 text-lead">
            <Unbroken>{copy.text}</Unbroken>
          </p>
          <div className="relative mt-9">
            <CorrectionThread />
            <h3 className="text-h3">{doubt.question}</h3>
          </div>
          <p className="mt-2">
            <Unbroken>{doubt.answer}</Unbroken>
          </p>
          <div className="mt-9 flex items-center gap-4 border-t-2 border-dashed border-madder-600 pt-6">
            {person?.photo ? (
              <CasePicture
                image={{ ...person.photo, alt: "" }}
                sizes="72px"
                isFirst={false}
                className="aspect-square w-18 shrink-0 rounded-full border-2 border-dashed border-indigo-700 object-cover p-0.5"
              />
            ) : null}
            <div className="min-w-0">
              <p className="text-small">
                {person ? `${call.person} ${person.name}. ${person.line}` : `${call.title} ${call.text}`}
              </p>
              <a
                href={phone.to}
                className="group mt-1 inline-flex min-h-11 items-center gap-3 font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.25rem)] leading-none font-extrabold tracking-tight text-ink-950 hover:text-indigo-700"
              >
                <Phone aria-hidden="true" className="size-6 shrink-0 text-madder-600" />
                <span className="underline decoration-2 underline-offset-8 group-hover:decoration-4">
                  {phone.shown}
                </span>
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
