import type { ClothName } from "~/components/illustrations/cloths";

export interface PackageLook {
  cloth: ClothName;
  ground: string;
  strong: string;
  band: string;
  bandStrong: string;
  stitch: string;
  isDark: boolean;
}

export const packageLooks: Record<"starter" | "groei" | "pro", PackageLook> = {
  starter: {
    cloth: "gingham",
    ground: "bg-linen-100 text-ink-700",
    strong: "text-ink-950",
    band: "on-dark bg-moss-600 text-white",
    bandStrong: "text-white",
    stitch: "border-moss-600",
    isDark: false,
  },
  groei: {
    cloth: "serge",
    ground: "on-dark bg-indigo-700 text-indigo-100",
    strong: "text-white",
    band: "on-dark bg-indigo-700 text-indigo-100",
    bandStrong: "text-white",
    stitch: "border-weld-400",
    isDark: true,
  },
  pro: {
    cloth: "damask",
    ground: "bg-weld-200 text-ink-950",
    strong: "text-ink-950",
    band: "bg-weld-200 text-ink-950",
    bandStrong: "text-ink-950",
    stitch: "border-madder-600",
    isDark: false,
  },
};
