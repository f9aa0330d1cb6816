import { ButtonLink } from "~/components/ui/button";

/** Milliseconds after which a visitor who named no package of ours goes to the prices (spec section 9). */
export const REDIRECT_DELAY = 1_000;

interface WrongPackageProps {
  copy: { title: string; text: string; link: string };
  pricesTo: string;
}

/** Says that there is no such package, and goes to the prices. */
export function WrongPackage({ copy, pricesTo }: WrongPackageProps) {
  return (
    <section className="wrap pt-40 pb-section">
      <h1 className="text-h2">{copy.title}</h1>
      <p
        role="alert"
        className="mt-5 mb-7 max-w-[36rem] border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950"
      >
        {copy.text}
      </p>
      <ButtonLink to={pricesTo}>{copy.link}</ButtonLink>
    </section>
  );
}
