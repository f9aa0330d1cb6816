import { Footer } from "~/components/layout/footer";
import { business } from "~/content/business";
import { footerMenu, footerServices, legalMenu } from "~/content/menus";
import { SettingsLink } from "~/features/consent/settings-button";
import { NewsletterBox } from "~/features/newsletter/newsletter-box";
import type { SubscriptionFormState } from "~/features/newsletter/subscription-form-state";
import { Island } from "~/platform/pages/islands/island";

interface SiteFooterProps {
  /** Null on a page without the invitation to the newsletter. */
  newsletter: SubscriptionFormState | null;
  year: number;
}

export function SiteFooter({ newsletter, year }: SiteFooterProps) {
  return (
    <Footer
      identity={business}
      menu={footerMenu}
      services={footerServices}
      legal={legalMenu}
      newsletter={newsletter && <NewsletterBox box="footer" state={newsletter} />}
      cookieSettings={<Island name="consent-link" of={SettingsLink} when="touch" props={{}} />}
      year={year}
    />
  );
}
