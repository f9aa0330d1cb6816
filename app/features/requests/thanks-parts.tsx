import { type ReactNode, useEffect, useRef } from "react";
import { PageLink } from "~/components/ui/page-link";
import { business } from "~/content/business";
import { articlePath, PREPARATION_ARTICLE } from "~/content/families";
import { useLanguage } from "~/lib/language/language-context";
import { callLink } from "~/lib/text/contact-links";
import type { Thanks } from "./form-phase";

/** Takes the focus when it replaces a form that was just sent. */
export function ThanksHeading({ answerBy, children }: Pick<Thanks, "answerBy"> & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answerBy) heading.current?.focus();
  }, [answerBy]);
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-36 text-panel shadow-none outline-none">
      {children}
    </h2>
  );
}

/** Links for the time until the answer. */
export function Meanwhile() {
  const { t, href } = useLanguage();
  return (
    <>
      <p>
        {t("quoteForm.thanks.prepare")}{" "}
        <PageLink className="link" to={href(articlePath(PREPARATION_ARTICLE))}>
          {t("quoteForm.thanks.prepareLink")}
        </PageLink>
        .
      </p>
      <p>
        {t("quoteForm.thanks.call")}{" "}
        <a className="link whitespace-nowrap" href={callLink(business.phone.international)}>
          {business.phone.national}
        </a>
        .
      </p>
    </>
  );
}
