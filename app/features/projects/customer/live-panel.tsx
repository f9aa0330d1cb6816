import { ExternalLink, Mail, Phone } from "lucide-react";
import { buttonClasses } from "~/components/ui/button";
import { business } from "~/content/business";
import { callLink } from "~/lib/text/contact-links";
import { usePageParts } from "./page-parts";

/** The site, and what goes on from here. */
export function LivePanel({ siteUrl }: { siteUrl: string }) {
  const { live } = usePageParts().words;
  const { phone, email } = business;
  return (
    <section
      aria-labelledby="live-title"
      className="grid gap-5 border-y-8 border-double border-moss-600 bg-white px-5 py-8 sm:px-9"
    >
      <div className="grid gap-2">
        <a
          href={siteUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses("main", "w-fit max-sm:w-full")}
        >
          <ExternalLink aria-hidden="true" />
          {live.open}
        </a>
        <p className="text-small wrap-anywhere text-ink-500">{siteUrl}</p>
      </div>
      <h2 id="live-title" className="text-panel">
        {live.title}
      </h2>
      <ul className="grid max-w-[60ch] list-disc gap-2 pl-5">
        {live.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a href={callLink(phone.international)} className={buttonClasses("dark", "max-sm:w-full")}>
          <Phone aria-hidden="true" />
          {live.call}
        </a>
        <a href={`mailto:${email}`} className={buttonClasses("quiet", "max-sm:w-full wrap-anywhere")}>
          <Mail aria-hidden="true" />
          {live.mail}
        </a>
      </div>
    </section>
  );
}
