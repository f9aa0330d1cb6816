import { useState } from "react";
import { useWords } from "~/content/desk/words";
import { callLink, whatsappLink } from "~/lib/text/contact-links";
import { internationalDigits } from "~/lib/text/phone";
import type { SiteField } from "../site-fields";
import type { FieldOf } from "../site-form";
import { SiteInput } from "../site-input";

const NATIONAL: SiteField = { path: "phone.national", check: "national" };
const WHATSAPP: SiteField = { path: "whatsapp.international", check: "phone", isOptional: true };

/** The number is typed once: the forms that follow from it stand below. */
export function PhoneFields({ field }: { field: FieldOf }) {
  const { fields, phone: words } = useWords("site").facts;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const now = (path: string) => (typed[path] ?? field(path).defaultValue).trim();
  const dialled = internationalDigits(now(NATIONAL.path));
  const written = now(WHATSAPP.path);
  const chatted = written === "" ? dialled : internationalDigits(written);
  const forms = [
    [words.shown, now(NATIONAL.path)],
    [words.dialled, dialled && callLink(dialled)],
    [words.whatsapp, chatted && whatsappLink(chatted).replace("https://", "")],
  ] as const;
  return (
    <div
      className="grid items-start gap-5 sm:col-span-2 sm:grid-cols-2"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
      }}
    >
      <SiteInput of={NATIONAL} field={field} label={fields[NATIONAL.path as keyof typeof fields]} />
      <SiteInput of={WHATSAPP} field={field} label={fields[WHATSAPP.path as keyof typeof fields]} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small sm:col-span-2">
        {forms.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>{name}</dt>
            <dd className="font-semibold text-ink-950 tabular-nums">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
