import { type ComponentType, createContext, type HTMLAttributes, type ReactNode, use, useId } from "react";
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
  /** A key of `app/islands.ts`. */
  name: string;
  of: ComponentType<Props>;
  /** They travel as JSON. */
  props: Props;
  when?: IslandMoment;
}

/** A part of a page that React takes over by itself, and only when somebody may use it. */
export function Island<Props extends object>({ name, of: Component, props, when = "visible" }: IslandProps<Props>) {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
      dangerouslySetInnerHTML={{ __html: render(island, idPrefix) }}
    />
  );
}
