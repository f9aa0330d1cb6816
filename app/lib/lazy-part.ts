import { type ComponentType, createElement, lazy } from "react";

/**
 * Like React's `lazy`, but on the server what could not be loaded is loaded again with the next rendering. React keeps the
 * failure: a server that was out of file handles for a moment would answer with errors until its next start. A browser keeps
 * it too, to show it: what waited there is rendered anew when the failure comes, and would load without end.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Part = attempt();
        throw error;
      }
    }) as ComponentType<Props>;
  let Part = attempt();
  return import.meta.env.SSR ? (props) => createElement(Part, props) : Part;
}
