export const CONTACT_WAYS = ["phone", "whatsapp", "mail", "visit"] as const;
