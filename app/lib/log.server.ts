import pino from "pino";
import { LONGEST_PATH } from "./http/readable-request.server";
import { withoutTokens } from "./text/without-tokens";

export type Log = pino.Logger;

interface LoggedError {
  type: string;
  code: unknown;
  message: string;
  stack: string | undefined;
  cause?: unknown;
}

/** An address with credentials is replaced together with its password. */
const MAIL_ADDRESS = /(?<![^\s/<>()[\]",;:=@])[^\s/<>()[\]",;:=@]+@[^\s/<>()[\]"',;:=@]+/g;

/** One JSON object a line. Nothing personal goes in: ids, counts, states, times. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const serializers = { err: loggedError };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination);
}

/** Libraries put a row's values or a mail server's answer in other properties, and addresses in the message. */
function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return masked(String(error));
  const { name, message, stack, cause } = error;
  return {
    type: name,
    code: (error as NodeJS.ErrnoException).code,
    message: masked(message),
    stack: stack && masked(stack),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

export function masked(text: string): string {
  return text.replace(MAIL_ADDRESS, "…@…");
}

/** The path without tokens, which open what they lead to. Looking through all of a longer path would take too long. */
export function loggedPath(path: string): string {
  return masked(withoutTokens(path.slice(0, LONGEST_PATH)).replaceAll("%40", "@"));
}
