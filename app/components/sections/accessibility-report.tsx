import { Mail, Phone } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { AccessibilityCopy } from "~/content/site/page-copies.server";

interface AccessibilityReportProps {
  copy: AccessibilityCopy["report"];
  mailTo: string;
  callTo: string;
  instituteTo: string;
}

export function AccessibilityReport({ copy, mailTo, callTo, instituteTo }: AccessibilityReportProps) {
  return (
    <section className="on-dark bg-indigo-900 text-indigo-100">
      <div className="wrap grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 className="text-h2 text-white">{copy.title}</h2>
          <p className="mt-5 max-w-[36rem] text-lead">{copy.text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={mailTo} variant="weld" className="max-w-full wrap-anywhere">
              <Mail aria-hidden="true" />
              {copy.mail}
            </ButtonLink>
            <ButtonLink to={callTo} variant="quiet">
              <Phone aria-hidden="true" />
              {copy.call}
            </ButtonLink>
          </div>
        </div>
        <div className="grid content-end gap-4 border-l-2 border-dashed border-weld-400 pl-6">
          <p>{copy.meanwhile}</p>
          <p>
            {copy.complaint}{" "}
            <a href={instituteTo} rel="noopener" className="font-semibold text-white underline underline-offset-4">
              {copy.institute}
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
