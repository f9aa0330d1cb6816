/** The panel that the launcher opens, what it is called by, and the field in it that is typed in. */
export const PANEL_ID = "chat-panel";
export const TITLE_ID = "chat-title";
export const FIELD_ID = "chat-message";
