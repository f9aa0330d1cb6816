import { ArrowLeft, PencilLine } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { ContactCards, type ContactCardsCopy } from "~/components/sections/contact-cards";
import { buttonClasses } from "~/components/ui/button";
import { business } from "~/content/business";
import type { PackageId } from "~/content/prices/packages";
import { changeAddress, usePageAddress } from "~/lib/page-address";
import { PackageForm } from "./package-form";
import { FORM_PARAM, formId, type QuoteFormState, stateOf } from "./quote-form-state";

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
  const { pathname, search } = usePageAddress();
  const source = `package-contact-${id}`;
  const { status } = stateOf(source, state);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  const isOpen = isRefused || new URLSearchParams(search).has(FORM_PARAM);
  const open = new URLSearchParams([...new URLSearchParams(payment), [FORM_PARAM, "open"]]);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div ref={panel} tabIndex={-1} className="@container shadow-none outline-none">
      {isOpen ? (
        <section id={formId(source)} className="scroll-mt-24">
          <a
            href={pathname + payment}
            onClick={goTo(payment)}
            className="link -mt-3 mb-3 inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {copy.back}
          </a>
          <h2 className="mb-6 text-h3">{copy.formTitle}</h2>
          <PackageForm id={id} source={source} state={state} payment={payment} message={payment && copy.paidOnce} />
        </section>
      ) : (
        <>
          <ContactCards copy={copy.ways} reach={business} pageTo={null} className="" />
          <a
            href={`${pathname}?${open}`}
            onClick={goTo(`?${open}`)}
            className={buttonClasses("main", "mt-6 w-full @md:w-auto")}
          >
            <PencilLine aria-hidden="true" />
            {copy.open}
          </a>
        </>
      )}
    </div>
  );
}

/** The form is there already: only the address changes, unless the link is to open elsewhere. */
function goTo(search: string) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeAddress(search);
  };
}
