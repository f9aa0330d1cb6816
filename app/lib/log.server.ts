import pino from "pino";

export type Log = pino.Logger;

/** Structured log on standard output, one JSON object a line. Nothing personal goes in: ids, counts, states, times. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
