import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { KEPT_PAGES } from '#app/request/kept-pages.ts'
import type { Page } from '#app/request/page-path.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { sentStatements } from './sent-statements.ts'

/** Read by pages of products or recipes, and written only together with these. */
const WRITTEN_WITH_THEM = ['former_slugs', 'former_recipe_slugs', 'product_counts', 'set_parts']

/** The addresses that show all that a page can show, where they are not the page itself. */
const ADDRESSES: Partial<Record<Page, string[]>> = {
  '/shop': ['/shop', '/shop?search=curry', '/shop?search=class'],
  '/product/:id': ['/product/red-curry-paste'],
  '/product/:id/reviews': ['/product/red-curry-paste/reviews'],
  '/recipes': ['/recipes', '/recipes?search=curry', '/recipes?product=green-curry-paste'],
  '/recipes/:id': ['/recipes/green-curry-chicken'],
  '/recipes/:id/reviews': ['/recipes/green-curry-chicken/reviews'],
  '/events/:id': ['/events/loy-krathong-dinner'],
}

const shop = useTestDatabase()
/** The tables behind each table and view of the database: a view's are those that it reads. */
let tablesOf: Map<string, string[]>
let app: TestApp

beforeAll(async () => {
  app = await testApp(shop())
  const relations = await inTransaction(asShop(app.services.newCtx(app.services.log)), ({ db }) =>
    db.execute<{ name: string; tables: string[] }>(sql`
      with recursive reads (name, part, kind) as (
        select relname, oid, relkind from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        union
        select reads.name, part.oid, part.relkind from reads
        join pg_rewrite on pg_rewrite.ev_class = reads.part
        join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
        join pg_class part on part.oid = pg_depend.refobjid and part.relkind in ('r', 'v')
      )
      select name, array_agg(part::regclass::text) filter (where kind = 'r') as tables from reads group by name
    `),
  )
  tablesOf = new Map(relations.rows.map(({ name, tables }) => [name, tables]))
})

const tablesIn = (statement: string) =>
  [...statement.matchAll(/\b(?:from|join)\s+"?(\w+)"?/g)].flatMap(([, name = '']) => tablesOf.get(name) ?? [])

test.each(Object.entries(KEPT_PAGES))(
  '%s is kept until one of the tables changes that it reads',
  async (page, tables) => {
    const read = new Set<string>()
    for (const address of ADDRESSES[page as Page] ?? [page]) {
      app.services.settingsCache.clear()
      app.services.offersCache.clear()
      const sent = await sentStatements(shop(), async () => {
        const { status } = await app.fetch(address, { headers: { cookie: '__Host-currency=USD' } })
        expect(status, address).toBe(200)
      })
      for (const table of sent.flatMap(tablesIn)) read.add(table)
    }
    const shown = [...read].filter((table) => !WRITTEN_WITH_THEM.includes(table))
    expect(shown.toSorted()).toEqual([...new Set<string>(tables)].toSorted())
  },
)
