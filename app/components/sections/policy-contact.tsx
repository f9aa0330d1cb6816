import type { PolicyWords } from "~/content/site/policies/policy-copy.server";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";

export interface PolicyReach {
  name: string;
  address: { street: string; postalCode: string; town: string };
  phone: { international: string; national: string };
  whatsapp: { international: string };
  email: string;
  privacyEmail: string;
  kvk: string;
  vat: string;
}

interface PolicyContactProps {
  words: PolicyWords["contact"];
  reach: PolicyReach;
}

const LINK = "link inline-flex min-h-11 items-center md:min-h-8";

export function PolicyContact({ words, reach }: PolicyContactProps) {
  const { name, address, phone, whatsapp, email, privacyEmail, kvk, vat } = reach;
  return (
    <div className="policy-contact border-x-4 border-double border-indigo-700 bg-white px-5 py-5 sm:px-7">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 [&_dd]:text-ink-950 [&_dt]:text-small [&_dt]:text-ink-500">
        <div>
          <dt>{words.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            {address.street},{" "}
            <span className="whitespace-nowrap">
              {address.postalCode} {address.town}
            </span>
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={callLink(phone.international)} className={LINK}>
              {phone.national}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.whatsapp}</dt>
          <dd>
            <a href={whatsappLink(whatsapp.international)} rel="noopener" className={LINK}>
              {words.whatsappLink}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={mailLink(email)} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.privacyEmail}</dt>
          <dd>
            <a href={mailLink(privacyEmail)} className={`${LINK} wrap-anywhere`}>
              {privacyEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.kvk}</dt>
          <dd className="tabular-nums">{kvk}</dd>
        </div>
        <div>
          <dt>{words.vat}</dt>
          <dd className="tabular-nums">{vat}</dd>
        </div>
      </dl>
    </div>
  );
}
