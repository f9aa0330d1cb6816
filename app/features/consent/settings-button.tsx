import { FOOTER_LINK } from "~/components/layout/footer-links";
import { Button } from "~/components/ui/button";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import { openSettings } from "./settings-view";

/** In the footer: opens the settings. Without scripts nothing can be set, and it links to what the site stores. */
export function SettingsLink() {
  const { t, href } = useLanguage();
  return (
    <>
      <button type="button" onClick={openSettings} className={`noscript:hidden ${FOOTER_LINK}`}>
        {t("consent.settings")}
      </button>
      <noscript>
        <a href={href(pathOf("cookies"))} className={FOOTER_LINK}>
          {t("consent.settings")}
        </a>
      </noscript>
    </>
  );
}

/** The same on the page about cookies; absent without scripts. */
export function SettingsButton() {
  const { t } = useLanguage();
  return (
    <p className="no-print noscript:hidden">
      <Button variant="dark" onClick={openSettings}>
        {t("consent.settings")}
      </Button>
    </p>
  );
}
