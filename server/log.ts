import { pino, type Logger, stdSerializers } from 'pino'
import { withoutValues } from '#database/query-error.ts'
import type { LogLevel } from '#config/config.ts'

export type { Logger }

/** Logs JSON lines to standard output, without the fields one level deep that could hold a secret or a card. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    serializers: { err: (error: unknown) => stdSerializers.err(withoutValues(error) as Error) },
    redact: { paths: ['*.password', '*.card', '*.cvc', '*.authorization', '*.cookie'], remove: true },
  })
}
