import { business } from "~/content/business";

/** Apple's tags; with the manifest they make the desk an app on a home screen. */
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
