import type { ComponentProps } from "react";
import { latePart } from "~/platform/pages/late-start/late-part";
import { WhenNear } from "~/platform/pages/late-start/when-visible";
import type { AdsForm } from "./ads-form";
import type { PackageForm } from "./package-form";
import type { QuoteForm } from "./quote-form";
import { FORM_ID_START } from "./quote-form-state";

const FORM = `[id^="${FORM_ID_START}"]`;
const quoteForm = latePart(FORM, () => import("./quote-form").then(({ QuoteForm }) => QuoteForm));
const adsForm = latePart(FORM, () => import("./ads-form").then(({ AdsForm }) => AdsForm));
const packageForm = latePart(FORM, () => import("./package-form").then(({ PackageForm }) => PackageForm));

/** The quote form of a page that has more to say: its scripts load when the visitor comes near it. */
export function LateQuoteForm(props: ComponentProps<typeof QuoteForm>) {
  return (
    <WhenNear part={quoteForm}>
      <quoteForm.Part {...props} />
    </WhenNear>
  );
}

/** The form for visitors from an advertisement, in the same way. */
export function LateAdsForm(props: ComponentProps<typeof AdsForm>) {
  return (
    <WhenNear part={adsForm}>
      <adsForm.Part {...props} />
    </WhenNear>
  );
}

/** The form that asks for a package, in the same way. */
export function LatePackageForm(props: ComponentProps<typeof PackageForm>) {
  return (
    <WhenNear part={packageForm}>
      <packageForm.Part {...props} />
    </WhenNear>
  );
}
