import { Unbroken } from "~/components/ui/unbroken";
import { pages } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/;

/** Links: `[words](page:privacy)`, `[words](https://…)`, `[words](mailto:…)`. */
export function PolicyText({ children }: { children: string }) {
  // Splitting by an expression with two groups gives: text, words, target, text, words, target, …
  const parts = children.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const target = parts[index + 1];
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place.
    if (index % 3 === 0 || target === undefined) return <Unbroken key={index}>{part}</Unbroken>;
    return (
      <PolicyLink key={target} target={target}>
        {part}
      </PolicyLink>
    );
  });
}

function PolicyLink({ target, children }: { target: string; children: string }) {
  const { href } = useLanguage();
  const page = pages.find(({ id }) => `page:${id}` === target);
  if (page) {
    return (
      <a href={href(page.path)} className="link">
        {children}
      </a>
    );
  }
  return (
    <a href={target} rel="noopener" className="link">
      {children}
    </a>
  );
}
