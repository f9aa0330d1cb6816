/** Milliseconds after load until the chat opens by itself (specification, "States and transitions"). */
export const OPENS_AFTER = 10_000;
