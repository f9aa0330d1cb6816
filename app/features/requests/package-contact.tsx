import { ArrowLeft, PencilLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ContactCards, type ContactCardsCopy } from "~/components/sections/contact-cards";
import { buttonClasses } from "~/components/ui/button";
import { business } from "~/content/business";
import type { PackageId } from "~/content/prices/packages";
import { useWholePage } from "~/platform/pages/late-start/use-whole-page";
import { LatePackageForm } from "./late-forms";
import { FORM_PARAM, formId, type QuoteFormState, stateOf } from "./quote-form-state";

/** What the form is made of is there already: nothing has to be fetched, and the page stays where it is. */
const INSTANT = { preventScrollReset: true, defaultShouldRevalidate: false };

interface PackageContactProps {
  id: PackageId;
  /** The state of the forms on this page, from its loader. */
  state: QuoteFormState;
  /** The query that says that the price was chosen which is paid once; else empty. */
  payment: string;
  copy: { ways: Omit<ContactCardsCopy, "page">; open: string; back: string; formTitle: string; paidOnce: string };
}

/** The ways to ask for a package; or, at the address that says so, the form. */
export function PackageContact({ id, state, payment, copy }: PackageContactProps) {
  const { pathname, search } = useLocation();
  const source = `package-contact-${id}`;
  const { status } = stateOf(source, state);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  const isOpen = isRefused || new URLSearchParams(search).has(FORM_PARAM);
  const open = new URLSearchParams([...new URLSearchParams(payment), [FORM_PARAM, "open"]]);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useWholePage();
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div ref={panel} tabIndex={-1} className="@container shadow-none outline-none">
      {isOpen ? (
        <section id={formId(source)} className="scroll-mt-24">
          <Link
            to={{ pathname, search: payment }}
            {...INSTANT}
            className="link -mt-3 mb-3 inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {copy.back}
          </Link>
          <h2 className="mb-6 text-h3">{copy.formTitle}</h2>
          <LatePackageForm id={id} source={source} state={state} payment={payment} message={payment && copy.paidOnce} />
        </section>
      ) : (
        <>
          <ContactCards copy={copy.ways} reach={business} pageTo={null} className="" />
          <Link
            to={{ pathname, search: open.toString() }}
            {...INSTANT}
            className={buttonClasses("main", "mt-6 w-full @md:w-auto")}
          >
            <PencilLine aria-hidden="true" />
            {copy.open}
          </Link>
        </>
      )}
    </div>
  );
}
