import type { ComponentProps } from "react";
import { latePart } from "~/platform/pages/late-start/late-part";
import { WhenNear } from "~/platform/pages/late-start/when-visible";
import type { NewsletterBox } from "./newsletter-box";
import { boxId } from "./subscription-form-state";

const box = latePart(`#${boxId("blog")}`, () => import("./newsletter-box").then(({ NewsletterBox }) => NewsletterBox));

export function LateNewsletterBox(props: ComponentProps<typeof NewsletterBox>) {
  return (
    <WhenNear part={box}>
      <box.Part {...props} />
    </WhenNear>
  );
}
