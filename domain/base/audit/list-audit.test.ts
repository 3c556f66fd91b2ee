import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/schema/index.ts'
import { addPerson, asStaff, newAddress, signIn, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listAudit, listSecurityEvents, recordAudit } from './index.ts'
import { listAuditInput, listSecurityEventsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const addAdmin = async () => {
  const admin = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada', lastName: 'Boss' })
  return { ...admin, ctx: { ...ctx(), actor: asStaff(admin, true) } }
}
type Entry = Parameters<typeof recordAudit>[1]
const record = (actor: TestPerson, entry: Omit<Entry, 'actorId'>) =>
  inTransaction(asShop(ctx()), (ctx) => recordAudit(ctx, { ...entry, actorId: actor.id } as Entry))
const list = (admin: Ctx, input: object = {}) => listAudit(admin, listAuditInput.parse(input))

test('an entry says who, what, to whom and how it was before, and is found by each of these', async () => {
  const admin = await addAdmin()
  const nok = await addPerson(ctx(), { firstName: 'Nok', lastName: 'Jaidee', email: newAddress() })
  const product = await addProduct(ctx())
  await record(admin, {
    action: 'role.granted',
    subjectId: nok.id,
    details: { role: 'moderator' },
    changes: {},
  })
  await record(admin, {
    action: 'product.changed',
    subjectId: product.id,
    changes: { priceCents: { before: 8_200, after: 8_500 } },
  })
  await record(nok, { action: 'account.deleted', subjectId: randomUUID() })
  const all = await list(admin.ctx)
  expect(all.items.map(({ action }) => action)).toEqual([
    'account.deleted',
    'product.changed',
    'role.granted',
  ])
  expect(all.items[1]).toMatchObject({
    actor: { id: admin.id, name: 'Ada Boss' },
    subject: { kind: 'product', id: product.id },
    changes: { priceCents: { before: 8_200, after: 8_500 } },
  })
  expect(all.items[2]).toMatchObject({ subject: { kind: 'person', label: { th: 'Nok Jaidee' } } })
  expect(all.items[0]).toMatchObject({ subject: null })

  const found = async (input: object) => (await list(admin.ctx, input)).items.map(({ action }) => action)
  expect(await found({ person: 'jaidee' })).toEqual(['account.deleted', 'role.granted'])
  expect(await found({ person: 'nobody at all' })).toEqual([])
  expect(await found({ action: 'product.changed' })).toEqual(['product.changed'])
  expect(await found({ subject: product.id })).toEqual(['product.changed'])
  expect(await found({ text: '8500' })).toEqual(['product.changed'])
  expect(await found({ text: 'MODERATOR', person: 'boss' })).toEqual(['role.granted'])
  expect(await found({ from: '2020-01-01', until: '2020-12-31' })).toEqual([])
  expect(await found({ from: '2020-01-01' })).toHaveLength(3)
  expect(listAuditInput.safeParse({ from: '2020-13-01' }).success).toBe(false)
})

test('pages follow each other both ways, with a frequent text and a rare one too', async () => {
  const admin = await addAdmin()
  const createdAt = new Date('2030-01-01T00:00:00Z')
  const entry = { actorId: admin.id, action: 'discount.ended', createdAt } as const
  const entries = Array.from({ length: 120 }, (_, i) => ({
    ...entry,
    details: { code: i === 3 ? 'RARE-ONE' : `CODE-${i}` },
  }))
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.insert(auditLog).values(entries))
  for (const filter of [{}, { text: 'code' }, { person: 'boss', action: 'discount.ended' }]) {
    const first = await list(admin.ctx, filter)
    const second = await list(admin.ctx, { ...filter, after: first.next })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(100)
    expect(await list(admin.ctx, { ...filter, before: second.previous })).toEqual(first)
  }
  const rare = await list(admin.ctx, { text: 'rare-one' })
  expect([rare.items.length, rare.next, rare.previous]).toEqual([1, null, null])
})

test('sign-ins are listed by person and kind', async () => {
  const admin = await addAdmin()
  const person = await addPerson(ctx(), { firstName: 'Somsri', lastName: 'Dee' })
  await signIn(ctx(), person)
  const events = (input: object) => listSecurityEvents(admin.ctx, listSecurityEventsInput.parse(input))
  expect((await events({ person: 'somsri' })).items).toMatchObject([
    { event: 'sign-in.succeeded', count: 1, person: { id: person.id, name: 'Somsri Dee' } },
  ])
  expect((await events({ person: 'somsri', event: 'sign-in.failed' })).items).toEqual([])
})

test('refuses a stranger, moderators included', async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const actors: Ctx['actor'][] = [{ role: 'visitor' }, moe.actor, asStaff(moe), { role: 'shop' }]
  for (const actor of actors) {
    await expect(listAudit({ ...ctx(), actor }, {})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listSecurityEvents({ ...ctx(), actor }, {})).rejects.toMatchObject({ code: 'forbidden' })
  }
  // Nor somebody who is an admin no longer.
  await expect(list({ ...ctx(), actor: asStaff(moe, true) })).rejects.toMatchObject({ code: 'forbidden' })
})

test('an entry names the request in which it happened', async () => {
  const asked = asShop({ ...ctx(), requestId: 'request-1' })
  const subjectId = randomUUID()
  const rows = await inTransaction(asked, async (ctx) => {
    await recordAudit(ctx, { actorId: null, action: 'account.deleted', subjectId })
    return ctx.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))
  })
  expect(rows).toMatchObject([{ requestId: 'request-1' }])
})
