import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { AccountSection } from "~/features/users/account/account-forms";
import { CALENDAR_PATH } from "../paths";

/** Leads from the account to its calendars. */
export function CalendarsSection() {
  const { account: words } = useWords("calendars");
  return (
    <AccountSection title={words.title}>
      <p>{words.text}</p>
      <ButtonLink to={CALENDAR_PATH} variant="quiet" className="sm:justify-self-start">
        {words.link}
      </ButtonLink>
    </AccountSection>
  );
}
