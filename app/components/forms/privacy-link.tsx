import { PageLink } from "~/components/ui/page-link";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";

export function PrivacyLink({ className = "" }: { className?: string }) {
  const { t, href } = useLanguage();
  return (
    <PageLink to={href(pathOf("privacy"))} className={`link ${className}`}>
      {t("form.privacy")}
    </PageLink>
  );
}
