import { business } from "~/content/business";

/** What makes the desk an app on a home screen, beside its manifest: Apple's own words for it. React puts it in the head. */
export function DeskHead() {
  return (
    <>
      <meta name="theme-color" content="#181b4d" />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
      <meta name="apple-mobile-web-app-title" content={business.name} />
    </>
  );
}
