import { Unbroken } from "~/components/ui/unbroken";
import { useLanguage } from "~/lib/language/language-context";
import { linkedParts } from "./linked-parts";

/** Nothing in the text is read as markup. */
export function LinkedText({ children }: { children: string }) {
  const { href } = useLanguage();
  let at = 0;
  return linkedParts(children, window.location.origin).map(({ text, to }) => {
    const key = at;
    at += text.length;
    if (to === null) return <Unbroken key={key}>{text}</Unbroken>;
    if (to.startsWith("/")) {
      return (
        <a key={key} href={href(to)} className="link">
          {text}
        </a>
      );
    }
    return (
      <a
        key={key}
        href={to}
        rel="noopener noreferrer"
        {...(to.startsWith("http") && { target: "_blank" })}
        className="link"
      >
        {text}
      </a>
    );
  });
}
