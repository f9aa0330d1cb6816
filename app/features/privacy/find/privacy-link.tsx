import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import type { LinkToPrivacy } from "./link-to-privacy.server";

export function PrivacyLink({ link }: { link: LinkToPrivacy }) {
  return (
    <Link to={link.path} className="link inline-flex min-h-11 items-center gap-2">
      <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
      {link.label}
    </Link>
  );
}
