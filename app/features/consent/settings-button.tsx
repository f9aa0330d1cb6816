import { FOOTER_LINK } from "~/components/layout/footer-links";
import { Button } from "~/components/ui/button";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import { openSettings } from "./settings-view";

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
