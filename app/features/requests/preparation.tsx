import { PageLink } from "~/components/ui/page-link";
import { articlePath, PREPARATION_ARTICLE } from "~/content/families";
import { useLanguage } from "~/lib/language/language-context";

export function Preparation() {
  const { t, href } = useLanguage();
  return (
    <p>
      {t("quoteForm.thanks.prepare")}{" "}
      <PageLink className="link" to={href(articlePath(PREPARATION_ARTICLE))}>
        {t("quoteForm.thanks.prepareLink")}
      </PageLink>
      .
    </p>
  );
}
