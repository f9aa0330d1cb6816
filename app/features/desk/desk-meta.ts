import type { MetaDescriptor } from "react-router";
import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { wordsIn } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";

interface DeskMetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The `meta` of a page of the desk. `titleIn` picks its title, in which `{name}` is the business. */
export function deskMeta<Args extends DeskMetaArgs>(titleIn: (words: DeskWords, args: Args) => string) {
  return (args: Args): MetaDescriptor[] => {
    const root = args.matches.find((match) => match?.id === "root")?.loaderData as { language: Language } | undefined;
    if (!root) return hiddenPageMeta(business.name);
    return hiddenPageMeta(fill(titleIn(wordsIn(root.language), args), { name: business.name }));
  };
}
