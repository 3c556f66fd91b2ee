import { pino, type DestinationStream, type Logger, stdSerializers } from 'pino'
import { withoutValues } from '#database/query-error.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import type { LogLevel } from '#config/config.ts'

export type { Logger }

/** Lines that every request, and every look for work, would log while the database is away. */
const ONCE_A_MINUTE = new Set(['the database is unavailable', 'the worker could not read its jobs'])

/**
 * Logs JSON lines to standard output, without the fields one level deep that could hold a secret or a card. What would be
 * said many times a second is said once, and then every minute, with how often it was `leftOut` since.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const said = new Map<string, { at: number; leftOut: number }>()
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => stdSerializers.err(withoutValues(error) as Error) },
      redact: { paths: ['*.password', '*.card', '*.cvc', '*.authorization', '*.cookie'], remove: true },
      hooks: {
        logMethod(args, method) {
          const [fields, message] = args as unknown as [fields: object, message?: string]
          if (message === undefined || !ONCE_A_MINUTE.has(message)) return method.apply(this, args)
          const last = said.get(message)
          if (last && Date.now() - last.at < MINUTE) {
            last.leftOut += 1
            return undefined
          }
          said.set(message, { at: Date.now(), leftOut: 0 })
          const { leftOut = 0 } = last ?? {}
          return method.call(this, { ...fields, ...(leftOut > 0 && { leftOut }) }, message)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
}
