import type { ComponentProps } from "react";

const MATERIALS = {
  paper: "on-light bg-white shadow-card",
  /** Leave room for the teeth above and below. */
  linen: "pinked bg-linen-100",
  indigo: "pinked on-dark bg-indigo-700 text-indigo-100",
} as const;

interface CardProps extends ComponentProps<"div"> {
  material: keyof typeof MATERIALS;
}

export function Card({ material, className = "", ...rest }: CardProps) {
  return <div className={`${MATERIALS[material]} ${className}`} {...rest} />;
}
