import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, restaurantTables, settings, stocktakes } from '#database/schema/index.ts'
import { addEvent } from '#tests/data/events.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addCategory, addProduct } from '#tests/data/products.ts'
import { everythingOf, mustRequest, placePaid } from '#tests/data/refunds.ts'
import { addTables } from '#tests/data/tables.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { sentStatements } from '#tests/speed/sent-statements.ts'
import { asShop, inTransaction, type Ctx } from '#domain/kernel/context.ts'
import { findSubjects } from './find-subjects.ts'
import { collectSubjects } from './index.ts'
import type { AuditSubjectSource, AuditSubjectSources } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const find = (ids: string[]) => inTransaction(asShop(ctx()), (ctx) => findSubjects(ctx, ids))
const read = <T>(work: (db: Ctx['db']) => Promise<T>) => inTransaction(asShop(ctx()), ({ db }) => work(db))

test('subjects have the names and the pages that their modules declare', async () => {
  const nok = await addPerson(ctx(), { firstName: 'Nok', lastName: 'Jaidee' })
  const admin = await addPerson(ctx(), { roles: ['admin'] })
  const product = await addProduct(ctx(), { name: { en: 'Red curry', th: 'แกงแดง' } })
  const order = await placePaid(ctx())
  const refundId = await mustRequest({ ...ctx(), actor: asStaff(admin, true) }, everythingOf(order))
  const [tableId = ''] = (await addTables(ctx())).ids
  const [group] = await read((db) =>
    db
      .insert(settings)
      .values({ group: 'tax', version: 1_000, effectiveFrom: new Date(), value: {} })
      .returning(),
  )
  const [count] = await read((db) => db.insert(stocktakes).values({ startedBy: admin.id }).returning())
  const [placed] = await read((db) => db.select().from(orders).where(eq(orders.id, order.id)))
  const [table] = await read((db) =>
    db.select().from(restaurantTables).where(eq(restaurantTables.id, tableId)),
  )
  const same = (text = '') => ({ en: text, th: text })

  const gone = randomUUID()
  const subjects = await find([
    nok.id,
    product.id,
    order.id,
    refundId,
    tableId,
    group?.id ?? '',
    count?.id ?? '',
    gone,
  ])
  expect(subjects.get(nok.id)).toEqual({ kind: 'person', id: nok.id, label: same('Nok Jaidee') })
  expect(subjects.get(product.id)).toEqual({
    kind: 'product',
    id: product.id,
    label: { en: 'Red curry', th: 'แกงแดง' },
  })
  const onOrder = { kind: 'order', id: order.id, label: same(placed?.number) }
  expect(subjects.get(order.id)).toEqual(onOrder)
  expect(subjects.get(refundId)).toEqual(onOrder)
  expect(subjects.get(tableId)).toEqual({ kind: 'table', id: tableId, label: same(table?.name) })
  expect(subjects.get(group?.id ?? '')).toEqual({ kind: 'settings', id: 'tax', label: same('tax') })
  expect(subjects.get(count?.id ?? '')).toEqual({ kind: 'stocktake', id: count?.id, label: same() })
  expect(subjects.has(gone)).toBe(false)
})

test('all subjects of a page are found in one statement', async () => {
  const ids = [(await addProduct(ctx())).id, (await addCategory(ctx())).id, (await addEvent(ctx())).id]
  const sent = await sentStatements(shop(), () => find(ids))
  // With BEGIN, which sets the role, and COMMIT.
  expect(sent).toHaveLength(3)
  expect((await find(ids)).size).toBe(3)
  expect(await sentStatements(shop(), () => find([]))).toHaveLength(2)
})

test('a subject that two modules declare is refused', () => {
  expect(() => collectSubjects([{ order: 1, refund: 2 }, { refund: 3 }])).toThrow(
    'two modules declare the subject refund',
  )
})

test('an unknown subject, another page and a missing subject do not compile', () => {
  const { person } = ctx().subjects
  if (!person) throw new Error('accounts declares people')
  const ofPerson: AuditSubjectSource<'person'> = { ...person, kind: 'person' }
  // @ts-expect-error no module declares it
  const unknown: Partial<AuditSubjectSources> = { nobody: ofPerson }
  // @ts-expect-error people are not on the pages of orders
  const elsewhere: AuditSubjectSource<'person'> = { ...person, kind: 'order' }
  // @ts-expect-error the others are missing
  const incomplete: AuditSubjectSources = collectSubjects([{ person: ofPerson }])
  expect([unknown, elsewhere, incomplete]).toHaveLength(3)
})
