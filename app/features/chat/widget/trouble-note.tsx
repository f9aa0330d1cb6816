import { LOCALES } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatTime } from "~/lib/time/clock";
import type { Trouble } from "./chat-client";
import type { ChatCopy } from "./chat-copy";

interface TroubleNoteProps {
  copy: ChatCopy["trouble"];
  trouble: Trouble;
  refused: { refusal: string | null } | null;
}

export function TroubleNote({ copy, trouble, refused }: TroubleNoteProps) {
  const { language } = useLanguage();
  return (
    <p role="status" className="chat-trouble">
      {trouble ? troubleMessage() : refused && (refused.refusal ?? copy.refused)}
    </p>
  );

  function troubleMessage(): string {
    if (trouble?.kind !== "limited") return trouble ? copy[trouble.kind] : "";
    const time = formatTime(new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "short" }).format(trouble.until));
    return fill(copy.limited, { time });
  }
}
