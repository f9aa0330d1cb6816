import { type ComponentProps, createElement } from "react";

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** Replaces lucide's icon factory in the build (`scripts/build/plain-icons.ts`). */
export default function plainIcon({ node }: IconData) {
  return (props: ComponentProps<"svg">) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
