import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import { WayLink } from "~/components/desk/way-link";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";

export function LeadWays({ lead }: { lead: Pick<Lead, "name" | "ways"> }) {
  const words = useWords("admin").requests;
  const ways: { href: string | null; icon: LucideIcon; name: string }[] = [
    { href: lead.ways.call, icon: Phone, name: words.call },
    { href: lead.ways.whatsapp, icon: MessageCircle, name: words.whatsapp },
    { href: lead.ways.mail, icon: Mail, name: words.mail },
  ];
  return (
    <ul className="flex">
      {ways.map(
        ({ href, icon: Icon, name }) =>
          href && (
            <li key={name}>
              <WayLink
                href={href}
                draggable={false}
                className="grid size-11 place-items-center rounded-control text-indigo-700 hover:bg-indigo-100 lg:size-9"
              >
                <Icon aria-hidden="true" className="size-5" />
                <span className="sr-only">
                  {name}, {lead.name}
                </span>
              </WayLink>
            </li>
          ),
      )}
    </ul>
  );
}
