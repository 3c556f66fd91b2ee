import { pino, type Logger } from 'pino'
import type { LogLevel } from '#config/config.ts'

export type { Logger }

/** JSON lines on standard output. Whatever could hold a secret or a card is cut out, wherever it stands. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: ['*.password', '*.card', '*.cvc', '*.authorization', '*.cookie'], remove: true },
  })
}
