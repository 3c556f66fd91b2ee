/*
 * Fills an empty shop with the demo's products: `npm run seed`. With `--products 20000` it also adds that many
 * generated ones, for measuring. Uses the server's settings; a running shop must not be using the PGlite data.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '#config/config.ts'
import { SettingsError } from '#config/env.ts'
import { DatabaseUnavailable } from '#database/client.ts'
import { products } from '#database/schema/index.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { openServices } from '#server/services.ts'

const MOST_PRODUCTS = 200_000

class UsageError extends Error {}

try {
  const count = countFrom(process.argv.slice(2))
  const services = await openServices(loadConfig(), { isPatient: true })
  try {
    const ctx = services.newCtx(services.log)
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

function countFrom(args: string[]): number {
  const count = Number(productsOption(args) ?? 0)
  if (Number.isInteger(count) && count >= 0 && count <= MOST_PRODUCTS) return count
  throw new UsageError(`--products takes a number up to ${MOST_PRODUCTS}.`)
}

function productsOption(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { products: { type: 'string' } } }).values.products
  } catch {
    throw new UsageError('Use: npm run seed [-- --products <number>]')
  }
}
