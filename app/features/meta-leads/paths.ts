export const WEBHOOK_PATH = "/functions/facebook-webhook";
/** Call 4 of the contract. */
export const TEST_MAILS_PATH = "/functions/test-meta-ads-emails";
export const META_ADS_PATH = "/admin/meta-ads";
