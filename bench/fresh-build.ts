import { build, isBuildFresh } from "../scripts/build/build";

/** Builds the product when `build/` is not of these sources: what is measured is what is written. */
export async function needsFreshBuild(): Promise<void> {
  if (isBuildFresh()) return;
  console.log("Building …");
  await build();
}
