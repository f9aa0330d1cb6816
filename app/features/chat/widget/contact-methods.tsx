import { Mail, MessageCircle, Phone } from "lucide-react";
import { business } from "~/content/business";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";
import type { ContactMethod } from "../protocol";
import type { ChatCopy } from "./chat-copy";
import { ChatPanel } from "./chat-panel";

const METHODS = [
  { method: "phone", icon: Phone, to: () => callLink(business.phone.international) },
  { method: "email", icon: Mail, to: () => mailLink(business.email) },
  { method: "whatsapp", icon: MessageCircle, to: () => whatsappLink(business.whatsapp.international) },
] as const satisfies readonly { method: ContactMethod; icon: typeof Phone; to: () => string }[];

interface ContactMethodsProps {
  copy: ChatCopy["contact"];
  onChoose: (method: ContactMethod) => void;
  onClose: () => void;
}

export function ContactMethods({ copy, onChoose, onClose }: ContactMethodsProps) {
  return (
    <ChatPanel title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <ul className="chat-methods">
        {METHODS.map(({ method, icon: Icon, to }) => (
          <li key={method}>
            <a
              href={to()}
              {...(method === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
              onClick={() => {
                onChoose(method);
                onClose();
              }}
            >
              <Icon aria-hidden="true" />
              {copy[method]}
            </a>
          </li>
        ))}
      </ul>
    </ChatPanel>
  );
}
