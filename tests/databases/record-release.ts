/*
 * Writes what a shop of this release has stored to tests/fixtures/releases, as both engines store it, from where the gate upgrades
 * it in every later release: `TEST_DATABASE_URL=… node tests/databases/record-release.ts`. Needs pg_dump and tar.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import { VERSION } from '#config/version.ts'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { products } from '#database/schema/index.ts'
import type { PlaceOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { contact, courier, demoCardPayment, mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { createDatabase, dropDatabase, urlOf } from './postgres-databases.ts'
import { seedShop } from './seed-shop.ts'

const FOLDER = 'tests/fixtures/releases'
/** The tables of which every row stays as it is; what is computed from them is each release's own. */
const TABLES = [
  'orders',
  'order_items',
  'inventory_movements',
  'categories',
  'products',
  'product_images',
  'users',
  'user_roles',
]
const MOST_BYTES = 500 * 1024 * 1024

const server = process.env['TEST_DATABASE_URL']
if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL')

const place = mkdtempSync(join(tmpdir(), 'krok-release-'))
await record('pglite', { dataDir: place })
write('pglite.tar', run('tar', ['-cf', '-', '-C', join(place, 'postgres'), '.']))
rmSync(place, { recursive: true })

const name = await createDatabase(server)
await record('postgres', { dataDir: '', url: urlOf(server, name) })
write('postgres.sql', run('pg_dump', ['--inserts', '--no-owner', '--no-comments', urlOf(server, name)]))
await dropDatabase(server, name)

/** Fills a shop, and writes down what was sent to it and what it has stored. */
async function record(engine: string, settings: { dataDir: string; url?: string }): Promise<void> {
  const database = await openDatabase({ ...settings, isPatient: true })
  const written = await fill(database)
  await database.close()
  write(`${engine}.json`, Buffer.from(JSON.stringify(written)))
}

async function fill(database: Database) {
  const ctx = testCtx(database)
  await seedShop(ctx)
  const people = [
    await addPerson(ctx, { email: 'malee@example.com' }),
    await addPerson(ctx, { email: 'ada@example.com', roles: ['admin'] }),
  ]
  const [one, other] = await ctx.db
    .select({ id: products.id, slug: products.slug, priceCents: products.priceCents })
    .from(products)
    .where(and(eq(products.isActive, true), eq(products.keepCold, false)))
    .orderBy(products.slug)
  if (!one || !other) throw new Error('the shop has too few products')
  const bought: Partial<PlaceOrderInput>[] = [
    { delivery: courier, note: 'Ring twice' },
    { delivery: { method: 'pickup' }, language: 'th', contact: { ...contact, firstName: 'สมชาย' } },
    { delivery: { method: 'pickup' }, payment: demoCardPayment },
  ]
  const orders = []
  for (const overrides of bought) {
    const lines = [
      { product: one, quantity: 2 },
      { product: other, quantity: 1 },
    ]
    const [key, body] = [randomUUID(), orderOf(lines, overrides)]
    const { number, accessKey } = await mustPlace(ctx, body, key)
    orders.push({ key, body, number, accessKey })
  }
  return { people: people.map(({ email }) => ({ email })), orders, tables: await readTables(database) }
}

function readTables(database: Database): Promise<Record<string, object[]>> {
  return inTransaction(asShop(testCtx(database)), async ({ db }) => {
    const tables: Record<string, object[]> = {}
    for (const table of TABLES) {
      const { rows } = await db.execute<{ row: object }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} as t order by 1`,
      )
      tables[table] = rows.map(({ row }) => row)
    }
    return tables
  })
}

function run(program: string, args: string[]): Buffer {
  return execFileSync(program, args, { maxBuffer: MOST_BYTES })
}

function write(what: string, content: Buffer): void {
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  }
  writeFileSync(join(FOLDER, `${VERSION}.${what}.zst`), zstdCompressSync(content, { params }))
}
