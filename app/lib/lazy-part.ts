import { type ComponentType, createElement, lazy } from "react";

/**
 * Like React's `lazy`, but what could not be loaded is loaded again with the next rendering. React keeps the failure: a
 * server that was out of file handles for a moment would answer with errors until its next start.
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
  return (props) => createElement(Part, props);
}
