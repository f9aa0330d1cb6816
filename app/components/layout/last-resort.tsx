import { BrandMark } from "~/components/illustrations/brand-mark";
import { callLink } from "~/lib/text/contact-links";

interface LastResortProps {
  name: string;
  phone: { international: string; national: string };
}

/** Shown if not even the page's texts could be loaded, and therefore in both languages. */
export function LastResort({ name, phone }: LastResortProps) {
  return (
    <main className="wrap grid min-h-dvh content-center gap-4">
      <BrandMark className="size-14" />
      <h1 className="text-h2">{name}</h1>
      <p className="text-lead">Er ging iets mis. Laad de pagina opnieuw, of bel ons.</p>
      <p className="text-lead" lang="en">
        Something went wrong. Reload the page, or call us.
      </p>
      <a href={callLink(phone.international)} className="link justify-self-start text-lead">
        {phone.national}
      </a>
    </main>
  );
}
