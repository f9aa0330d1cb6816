import { type Proof, ProofStrip } from "~/components/sections/proof-strip";
import { useLanguage } from "~/lib/language/language-context";
import { callLink } from "~/lib/text/contact-links";
import { business } from "./business";
import { casePath } from "./families";

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
