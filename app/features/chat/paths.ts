import { DESK_PATH } from "~/lib/desk-path";

export const CHATS_PATH = `${DESK_PATH}/chats`;
export const DESK_EVENTS_PATH = "/api/desk/events";

export function chatPath(id: string): string {
  return `${CHATS_PATH}/${id}`;
}

/** The field of the form that answers a conversation. */
export const REPLY = { do: "reply" };

export const CHAT_ANCHOR = "#chat";

export const PANEL_ID = "chat-panel";
export const TITLE_ID = "chat-title";
export const FIELD_ID = "chat-message";
