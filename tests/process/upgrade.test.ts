import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { RELEASES } from '#shared/base/releases.ts'
import { readPage } from '../helpers/html.ts'
import { signIn } from '#tests/data/people.ts'
import { type Home, newHome } from '../helpers/shop-process.ts'
import { testApp } from '../helpers/test-app.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/*
 * Databases that earlier releases have written, with the requests that filled them: what was sold under them stays sold
 * under this one. tests/databases/record-release.ts writes them.
 */

const FIXTURES = join(import.meta.dirname, '../fixtures/releases')
const engine = () => ('server' in inject('freshShop') ? 'postgres' : 'pglite')

type Row = Record<string, unknown>
/** The data that was written, as the release itself read it afterwards. */
type Written = {
  /** They sign in with the password of the tests' people. */
  people: { email: string }[]
  orders: { key: string; body: object; number: string; accessKey: string }[]
  tables: Record<string, Row[]>
}

/** Reads a fixture. The data directories are packed with a window of 128 MB. */
function unpack(name: string): Buffer {
  const params = { [constants.ZSTD_d_windowLogMax]: 27 }
  return zstdDecompressSync(readFileSync(join(FIXTURES, `${name}.zst`)), { params })
}

/** A place for data that holds what `release` has written. */
async function homeOf(release: string): Promise<Home> {
  const home = await newHome({ isEmpty: true })
  if (engine() === 'pglite') {
    const folder = join(home.settings['DATA_DIR'] ?? '', 'postgres')
    mkdirSync(folder)
    const { status } = spawnSync('tar', ['-xf', '-', '-C', folder], {
      input: unpack(`${release}.pglite.tar`),
    })
    expect(status).toBe(0)
    return home
  }
  const client = new pg.Client({ connectionString: home.settings['DATABASE_URL'] })
  await client.connect()
  // Lines that begin with a backslash are for psql.
  await client.query(
    unpack(`${release}.postgres.sql`)
      .toString()
      .replaceAll(/^\\.*$/gm, ''),
  )
  await client.end()
  return home
}

const withoutPictures = ({ images: _images, image_alt: _alt, ...row }: Row) => row
/** The allergen that labels called wheat is that of all cereals with gluten now. */
const withGluten = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) && /^(allergens|may_contain)$/.test(name)
        ? value.map((allergen: unknown) => (allergen === 'wheat' ? 'gluten' : allergen))
        : value,
    ]),
  )
/** The pictures, which the first releases kept in the rows of their products. */
function picturesIn({ products = [], product_images: rows }: Written['tables']): Row[] {
  if (rows) return rows.map(({ product_id, name, position, alt }) => ({ product_id, name, position, alt }))
  return products.flatMap(({ id, images, image_alt: alt }) =>
    (images as string[]).map((name, position) => ({ product_id: id, name, position, alt })),
  )
}
const byName = (a: Row, b: Row) => (String(a['name']) < String(b['name']) ? -1 : 1)

test.each(RELEASES)('data of the release $name is upgraded', async ({ name: release }) => {
  const written = JSON.parse(unpack(`${release}.${engine()}.json`).toString()) as Written
  const home = await homeOf(release)
  const database = await home.open()
  onTestFinished(() => database.close())
  const ctx = testCtx(database)

  // Nothing of it has changed.
  const read = (table: string) =>
    inTransaction(asShop(ctx), async ({ db }) => {
      const { rows } = await db.execute<{ row: Row }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} as t order by 1`,
      )
      return rows.map(({ row }) => row)
    })
  for (const [table, rows] of Object.entries(written.tables)) {
    // Computed from the other columns, by each release in its own way; and the pictures, which have a table now.
    const stored = rows.map(({ search_vector: _vector, search_text: _text, ...row }) =>
      withGluten(withoutPictures(row)),
    )
    expect(await read(table), table).toMatchObject(stored)
  }
  const pictures = picturesIn(written.tables)
  expect(pictures.length).toBeGreaterThan(0)
  const upgraded = (await read('product_images')).map(({ product_id, name, position, alt }) => ({
    product_id,
    name,
    position,
    alt,
  }))
  expect(upgraded.toSorted(byName)).toEqual(pictures.toSorted(byName))

  // Its orders are read by their links, and a key that comes again gets its order.
  const app = await testApp(database)
  for (const { key, body, number, accessKey } of written.orders) {
    const page = await app.fetch(`/order/${accessKey}`)
    expect(page.status).toBe(200)
    expect(readPage(await page.text()).says(number)).toBe(true)
    const again = await app.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    expect(await again.json()).toMatchObject({ number })
    expect(again.status).toBe(201)
  }
  expect(await read('orders')).toHaveLength(written.orders.length)

  // People sign in with their passwords.
  for (const { email } of written.people) await signIn(ctx, { email })
})
