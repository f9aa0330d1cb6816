export const CONTACT_WAYS = ["phone", "whatsapp", "mail"] as const;
