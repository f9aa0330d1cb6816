import { Phone } from "lucide-react";
import { MessagePage } from "~/components/sections/message-page";
import { Button, ButtonLink } from "~/components/ui/button";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";

interface ErrorMessageProps {
  /** A 503 passes by itself, anything else is broken. */
  status: number;
  callTo: string;
}

export function ErrorMessage({ status, callTo }: ErrorMessageProps) {
  const { t } = useLanguage();
  const { pathname, search } = usePageAddress();
  const kind = status === 503 ? "busy" : "broken";
  return (
    <MessagePage code={String(status)} title={t(`error.${kind}.title`)} text={t(`error.${kind}.text`)}>
      <div className="flex flex-wrap gap-3">
        <form action={pathname}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t("error.retry")}</Button>
        </form>
        <ButtonLink to={callTo} variant="quiet">
          <Phone aria-hidden="true" />
          {t("action.call")}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
