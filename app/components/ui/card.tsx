import type { ComponentProps } from "react";

interface CardProps extends ComponentProps<"div"> {
  /** `paper` lies on linen and casts a shadow; `linen` and `indigo` are cloth cut with pinking shears. */
  material?: "paper" | "linen" | "indigo";
}

const MATERIALS = {
  paper: "rounded-card border border-linen-200 bg-white p-6 shadow-card sm:p-8",
  linen: "pinked bg-linen-100 px-6 py-7",
  indigo: "pinked on-dark bg-indigo-700 px-6 py-7 text-indigo-100",
} as const;

export function Card({ material = "paper", className, ...rest }: CardProps) {
  return <div className={[MATERIALS[material], className].filter(Boolean).join(" ")} {...rest} />;
}
