import type { Config } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** The means by which the doctor looks: the shop's settings, and its database where it can be opened. */
export type Surroundings = {
  config: Config
  seal: Ctx['seal']
  now(): Date
  /** Undefined where the database cannot be opened here: another process has it. */
  shop: { database: Database; newCtx(): Ctx } | undefined
}
