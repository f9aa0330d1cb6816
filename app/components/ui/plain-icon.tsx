import { type ComponentProps, createElement } from "react";

/** What lucide keeps of an icon: its elements, each with its attributes. */
interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** Stands in for lucide's maker of icons in what is built (`scripts/build/plain-icons.ts`). */
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
