import { createContext, use } from "react";
import { InlineMark } from "~/lib/http/inline-mark";
import { SPECULATION_RULES } from "../speculation-rules";
import { AWAITED_ATTRIBUTE } from "./island-element";

interface IslandStart {
  /** The address of the module that starts the islands. */
  module: string;
  isAwaited: boolean;
}

/** Null where the router brings its own scripts. */
export const IslandEntry = createContext<IslandStart | null>(null);

/** Belongs in the head, to be fetched before the rest is parsed. */
export function IslandScripts() {
  const start = use(IslandEntry);
  const mark = use(InlineMark);
  if (!start) return null;
  return (
    <>
      {import.meta.env.DEV && <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />}
      <script type="module" src={start.module} {...(start.isAwaited && { [AWAITED_ATTRIBUTE]: "" })} />
      {import.meta.env.PROD && (
        <script type="speculationrules" nonce={mark}>
          {SPECULATION_RULES}
        </script>
      )}
    </>
  );
}
