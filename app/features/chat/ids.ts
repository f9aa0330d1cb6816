/** The ids of the panel that the launcher opens, of its title and of the field to type in. */
export const PANEL_ID = "chat-panel";
export const TITLE_ID = "chat-title";
export const FIELD_ID = "chat-message";
