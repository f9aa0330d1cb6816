/** The ways in which somebody at the desk reaches a person. */
export const CONTACT_WAYS = ["phone", "whatsapp", "mail"] as const;
