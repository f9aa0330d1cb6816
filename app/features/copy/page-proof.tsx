import { type Proof, ProofStrip } from "~/components/sections/proof-strip";
import { business } from "~/content/business";
import { casePath } from "~/content/families";
import { callLink } from "~/lib/contact-links";
import { useLanguage } from "~/lib/language/language-context";

interface PageProofProps {
  copy: Proof;
  leadsAway?: boolean;
}

export function PageProof({ copy, leadsAway = true }: PageProofProps) {
  const { href } = useLanguage();
  const { phone } = business;
  return (
    <ProofStrip
      copy={copy}
      phone={{ shown: phone.national, to: callLink(phone.international) }}
      caseTo={leadsAway ? href(casePath(copy.project.slug)) : null}
    />
  );
}
