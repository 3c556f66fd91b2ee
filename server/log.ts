import { pino, type DestinationStream, type Logger, stdSerializers } from 'pino'
import { isFailedByAbsence, withoutValues } from '#database/query-error.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import type { LogLevel } from '#config/config.ts'

export type { Logger }

/** Every look for work would log it, in each lane, as long as the jobs cannot be read for another reason; or every change. */
const ONCE_A_MINUTE = new Set([
  'the worker could not read its jobs',
  'the cache in front was not told of a change',
])

/** Errors of a database that cannot answer are one matter, whoever meets them. */
const DATABASE = 'the database is unavailable'
const LOOK_MS = SECOND
/** Without a failure for this long, a database that answers is back; one that comes and goes is still away. */
const CALM_MS = 5 * SECOND

/** A matter that is said: when it last was, how many lines were left out since, and when the last of them was due. */
type Said = { at: number; leftOut: number; lastAt: number }

/**
 * Logs JSON lines to standard output, without the fields one level deep that could hold a secret or a card. What would be
 * said many times a second is said once, and then every minute, with how often it was `leftOut` since. That the database
 * cannot answer is such a matter, and once `isDatabaseBack`, that is said too.
 */
export function createLogger(
  level: LogLevel,
  {
    isDatabaseBack,
    destination,
  }: { isDatabaseBack?: () => Promise<boolean>; destination?: DestinationStream } = {},
): Logger {
  const said = new Map<string, Said>()

  async function sayWhenBack(matter: Said, isBack: () => Promise<boolean>): Promise<void> {
    const since = matter.at
    do await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref())
    while (Date.now() - matter.lastAt < CALM_MS || !(await isBack()))
    said.delete(DATABASE)
    const seconds = Math.round((matter.lastAt - since) / SECOND)
    logger.warn({ seconds, leftOut: matter.leftOut }, 'the database answers again')
  }

  const logger = pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => stdSerializers.err(withoutValues(error) as Error) },
      redact: { paths: ['*.password', '*.card', '*.cvc', '*.authorization', '*.cookie'], remove: true },
      hooks: {
        logMethod(args, method) {
          const [fields, message] = args as unknown as [fields: { err?: unknown }, message?: string]
          const name = matterOf(fields, message)
          if (name === undefined) return method.apply(this, args)
          const now = Date.now()
          const matter = said.get(name)
          if (!matter) {
            const begun = { at: now, leftOut: 0, lastAt: now }
            said.set(name, begun)
            if (name === DATABASE && isDatabaseBack) void sayWhenBack(begun, isDatabaseBack)
            return method.apply(this, args)
          }
          matter.lastAt = now
          if (now - matter.at < MINUTE) {
            matter.leftOut += 1
            return undefined
          }
          const { leftOut } = matter
          Object.assign(matter, { at: now, leftOut: 0 })
          return method.call(this, { ...fields, ...(leftOut > 0 && { leftOut }) }, message)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
  return logger
}

function matterOf({ err }: { err?: unknown }, message?: string): string | undefined {
  if (message === DATABASE || isFailedByAbsence(err)) return DATABASE
  return message !== undefined && ONCE_A_MINUTE.has(message) ? message : undefined
}
