import { ArrowLeft } from "lucide-react";
import { BrandMark } from "~/components/illustrations/brand-mark";

interface Picture {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

interface SampleWebsiteProps {
  copy: { concept: string; back: string };
  title: string;
  images: { desktop: Picture; phone: Picture };
  backTo: string;
}

export function SampleWebsite({ copy, title, images: { desktop, phone }, backTo }: SampleWebsiteProps) {
  return (
    <>
      <div className="on-dark bg-indigo-900 text-small text-indigo-100">
        <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
          <BrandMark className="size-6 shrink-0 bg-linen-50" />
          <h1 className="font-text text-body font-semibold tracking-normal text-white">{title}</h1>
          <p>{copy.concept}</p>
          <a
            href={backTo}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4 md:ml-auto"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
            {copy.back}
          </a>
        </div>
      </div>
      <picture>
        <source
          media="(max-width: 40rem)"
          type="image/avif"
          srcSet={phone.srcSet}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
        <source media="(max-width: 40rem)" srcSet={phone.src} width={phone.width} height={phone.height} />
        <source type="image/avif" srcSet={desktop.srcSet} sizes="100vw" />
        <img
          src={desktop.src}
          width={desktop.width}
          height={desktop.height}
          alt={desktop.alt}
          fetchPriority="high"
          className="block h-auto w-full"
        />
      </picture>
    </>
  );
}
