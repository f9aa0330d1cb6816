import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { Way } from "~/components/desk/row-keys";
import { WayLink } from "~/components/desk/way-link";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";

export function LeadWays({ lead }: { lead: Pick<Lead, "name" | "ways"> }) {
  const words = useWords("admin").requests;
  const ways: { way: Way; href: string | null; icon: LucideIcon; name: string }[] = [
    { way: "call", href: lead.ways.call, icon: Phone, name: words.call },
    { way: "whatsapp", href: lead.ways.whatsapp, icon: MessageCircle, name: words.whatsapp },
    { way: "mail", href: lead.ways.mail, icon: Mail, name: words.mail },
  ];
  return (
    <ul className="flex">
      {ways.map(
        ({ way, href, icon: Icon, name }) =>
          href && (
            <li key={name}>
              <WayLink
                href={href}
                data-way={way}
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
