import { Footer } from "./components/layout/footer";
import { business } from "./content/business";
import { footerMenu, footerServices, legalMenu } from "./content/menus";
import { SettingsLink } from "./features/consent/settings-button";
import { NewsletterBox } from "./features/newsletter/newsletter-box";
import type { SubscriptionFormState } from "./features/newsletter/subscription-form-state";

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
      cookieSettings={<SettingsLink />}
      year={year}
    />
  );
}
