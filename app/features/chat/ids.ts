export const PANEL_ID = "chat-panel";
export const TITLE_ID = "chat-title";
export const FIELD_ID = "chat-message";
