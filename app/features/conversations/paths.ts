import { DESK_PATH } from "~/lib/desk-path";

/** Where the owner reads and answers conversations. */
export const CHATS_PATH = `${DESK_PATH}/chats`;
/** Server-sent events of the desk. */
export const DESK_EVENTS_PATH = "/api/desk/events";

export function chatPath(id: string): string {
  return `${CHATS_PATH}/${id}`;
}

/** With this fragment in the address, the chat opens by itself. */
export const CHAT_ANCHOR = "#chat";
