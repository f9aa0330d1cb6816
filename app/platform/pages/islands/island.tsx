import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, use, useId } from "react";
import type { SharedCopy } from "~/content/shared/shared-copy";
import { LanguageContext } from "~/lib/language/language-context";
import { ServedAddressContext } from "~/lib/page-address";
import type { IslandMoment } from "./island-element";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-island": HTMLAttributes<HTMLElement>;
    }
  }
}

/** Renders an island as a root of its own. Null where the router hydrates the whole document, and in the browser. */
export const IslandRenderer = createContext<((island: ReactNode, idPrefix: string) => string) | null>(null);

interface IslandProps<Props> {
  /** In `app/islands.ts`. */
  name: string;
  of: ComponentType<Props>;
  /** They travel as JSON. */
  props: Props;
  when?: IslandMoment;
  /** The groups of shared texts that no other island reads. */
  texts?: readonly string[];
}

function ofGroups(texts: SharedCopy, groups: readonly string[]): Partial<SharedCopy> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => groups.includes(key.split(".", 1)[0] ?? "")));
}

/** A part of a page that React takes over by itself, and only when somebody may use it. */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  when = "visible",
  texts,
}: IslandProps<Props>) {
  const render = use(IslandRenderer);
  const language = use(LanguageContext);
  const address = use(ServedAddressContext);
  const idPrefix = `${name}${useId()}`;
  if (!render) return <Component {...props} />;
  const island = (
    <LanguageContext value={language}>
      <ServedAddressContext value={address}>
        <Component {...props} />
      </ServedAddressContext>
    </LanguageContext>
  );
  return (
    <page-island
      data-name={name}
      data-when={when}
      data-id={idPrefix}
      data-props={JSON.stringify(props)}
      data-texts={texts && language ? JSON.stringify(ofGroups(language.texts, texts)) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
      dangerouslySetInnerHTML={{ __html: render(island, idPrefix) }}
    />
  );
}
