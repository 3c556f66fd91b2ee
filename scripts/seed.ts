/*
 * Fills an empty shop with the demo's products: `npm run seed`. With `--products 20000` it also adds that many
 * generated ones, for measuring; with `--year` an empty demo gets its goods, its accounts and a year that has passed.
 * Uses the server's settings; a running shop must not be using the PGlite data.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '#config/config.ts'
import { SettingsError } from '#config/env.ts'
import { DatabaseUnavailable } from '#database/client.ts'
import { products } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { hasDemoAccounts } from '#server/demo/demo-accounts.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { openServices } from '#server/services.ts'

const MOST_PRODUCTS = 200_000

class UsageError extends Error {}

try {
  const { count, hasYear } = readOptions(process.argv.slice(2))
  const config = loadConfig()
  if (hasYear && !config.isDemo)
    throw new UsageError('--year is for the demo: its orders, invoices and reviews are invented.')
  const services = await openServices(config, { isPatient: true })
  try {
    const ctx = services.newCtx(services.log)
    if (hasYear) await seedYearOf(ctx, config.database)
    await seedDemo(ctx)
    await seedGeneratedProducts(ctx, count, (added) => console.log(`${added} of ${count} products added`))
    await services.database.maintain()
    console.log(`The shop has ${await ctx.db.$count(products)} products on sale.`)
  } finally {
    await services.close()
  }
} catch (error) {
  const isForPeople =
    error instanceof SettingsError || error instanceof DatabaseUnavailable || error instanceof UsageError
  if (!isForPeople) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function seedYearOf(ctx: Ctx, { dataDir }: { dataDir: string }): Promise<void> {
  if ((await ctx.db.$count(products)) > 0 || (await hasDemoAccounts(ctx)))
    throw new UsageError('--year takes an empty shop: set DATA_DIR or DATABASE_URL to a new one.')
  await fillDemo(ctx, { dataDir, contents: 'year' })
}

function readOptions(args: string[]): { count: number; hasYear: boolean } {
  const { products: typed = '0', year: hasYear = false } = parse(args)
  const count = Number(typed)
  if (Number.isInteger(count) && count >= 0 && count <= MOST_PRODUCTS) return { count, hasYear }
  throw new UsageError(`--products takes a number up to ${MOST_PRODUCTS}.`)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { products: { type: 'string' }, year: { type: 'boolean' } } }).values
  } catch {
    throw new UsageError('Use: npm run seed [-- [--products <number>] [--year]]')
  }
}
