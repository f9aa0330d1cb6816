import pino from "pino";
import { LONGEST_PATH } from "./http/readable-request.server";
import { withoutTokens } from "./without-tokens";

export type Log = pino.Logger;

interface LoggedError {
  type: string;
  code: unknown;
  message: string;
  stack: string | undefined;
  cause?: unknown;
}

/** `name@domain` wherever it stands; also the password in an address with credentials. */
const MAIL_ADDRESS = /[^\s/<>()[\]",;:=@]+@[^\s/<>()[\]"',;:=@]+/g;

/** Structured log on standard output, one JSON object a line. Nothing personal goes in: ids, counts, states, times. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const serializers = { err: loggedError };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination);
}

/**
 * What may be told of an error. Libraries put a row's values or a mail server's answer in its other properties, and
 * e-mail addresses in its message.
 */
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

/** A text without the e-mail addresses in it. */
export function masked(text: string): string {
  return text.replace(MAIL_ADDRESS, "…@…");
}

/**
 * A path as the log may have it: without tokens, which whoever has them may use, and without addresses of visitors. A
 * path longer than any of ours is cut: looking through all of it would take longer than answering.
 */
export function loggedPath(path: string): string {
  return masked(withoutTokens(path.slice(0, LONGEST_PATH)).replaceAll("%40", "@"));
}
