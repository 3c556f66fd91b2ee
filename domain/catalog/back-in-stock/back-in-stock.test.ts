import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobs, restockRequests } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { lastLink, mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { applyChanges } from '../inventory/index.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { mayMail, setMailConsent } from '#domain/base/mail-consents/index.ts'
import {
  askForRestock,
  confirmRestockRequest,
  countWaiting,
  exportRestockRequests,
  findRestocked,
  forgetWaiting,
  forgetRestockRequestsOf,
} from './index.ts'

const shop = useTestDatabase()
const visitor = () => testCtx(shop())
const byShop = () => asShop(visitor())
let product: TestProduct
beforeEach(async () => {
  product = await addProduct(visitor(), { initialStock: 0 })
})

const ask = (ctx: Ctx, email: string) =>
  askForRestock(ctx, { productId: product.slug, email, language: 'en', wording: 'Tell me' })
const confirm = async (email: string) => {
  const token = /token=([\w-]+)/.exec(await lastLink(visitor(), email))?.[1] ?? ''
  return confirmRestockRequest(visitor(), { token })
}
const change = (stock: number) =>
  inTransaction(byShop(), (ctx) =>
    applyChanges(ctx, {
      changes: [{ productId: product.id, stock }],
      reference: { referenceType: 'adjustment', reason: 'found' },
    }),
  )
const topicOf = (email: string) => ({ email, topic: 'back_in_stock' }) as const
const isBack = /is in stock again/
const toldTo = async (email: string) =>
  (await mailsTo(visitor(), email)).filter(({ text }) => isBack.test(text ?? ''))

describe('a stranger', () => {
  test('proves the address first; is then told once, when there is more, and forgotten', async () => {
    const email = newAddress()
    expect(await ask(visitor(), email.toUpperCase().toLowerCase())).toEqual({ ok: true, isProved: false })
    await change(5)
    expect(await toldTo(email)).toEqual([])
    expect(await mayMail(byShop(), topicOf(email))).toBe(false)
    await change(-5)

    expect(await confirm(email)).toMatchObject({ ok: true, product: { slug: product.slug } })
    expect(await confirm(email)).toMatchObject({ ok: true })
    expect(await mayMail(byShop(), topicOf(email))).toBe(true)
    expect(await toldTo(email)).toEqual([])

    await change(3)
    const [mail] = await toldTo(email)
    expect(mail?.text).toContain(`/product/${product.slug}`)
    expect(mail?.text).toContain('/mail-preferences?token=')
    await change(-3)
    await change(3)
    expect(await toldTo(email)).toHaveLength(1)
    expect(await inTransaction(byShop(), (ctx) => exportRestockRequests(ctx, { email }))).toEqual([])
  })

  test('who confirms when the product is back already is told at once', async () => {
    const email = newAddress()
    await ask(visitor(), email)
    await change(1)
    await confirm(email)
    expect(await toldTo(email)).toHaveLength(1)
  })

  test('cannot have more than a few mails sent to somebody', async () => {
    const email = newAddress()
    const answers = []
    for (let i = 0; i < 9; i += 1) answers.push(await ask(visitor(), email))
    expect(answers.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => ({ ok: true, isProved: false })))
    expect(answers.at(-1)).toEqual({ ok: false, reason: 'wait' })
  })

  test('changes nothing of what its owner has confirmed', async () => {
    const email = newAddress()
    await ask(visitor(), email)
    await confirm(email)
    const rows = () =>
      inTransaction(byShop(), (ctx) =>
        ctx.db.select().from(restockRequests).where(eq(restockRequests.email, email)),
      )
    const before = await rows()
    expect(before).toMatchObject([{ state: 'waiting', language: 'en', wording: 'Tell me' }])
    const inThai = { productId: product.slug, email, language: 'th', wording: 'บอกฉัน' } as const
    expect(await askForRestock(visitor(), inThai)).toEqual({ ok: true, isProved: false })
    expect(await rows()).toEqual(before)
  })

  test('gets nowhere with a link that was altered', async () => {
    expect(await confirmRestockRequest(visitor(), { token: 'x' })).toEqual({
      ok: false,
      reason: 'invalid_link',
    })
  })
})

test('a customer waits with their own address at once, with that of another as a stranger', async () => {
  const person = await addPerson(visitor())
  const ctx = testCtx(shop(), { actor: person.actor })
  expect(await ask(ctx, person.email)).toEqual({ ok: true, isProved: true })
  expect(await ask(ctx, newAddress())).toEqual({ ok: true, isProved: false })
  await change(1)
  expect(await toldTo(person.email)).toHaveLength(1)
})

async function waiting(): Promise<string> {
  const person = await addPerson(visitor())
  await ask(testCtx(shop(), { actor: person.actor }), person.email)
  return person.email
}

test('what is sold out again before the mail goes out is not mailed: they go on waiting', async () => {
  const email = await waiting()
  await change(2)
  // The first job plans the mail, the second would send it.
  const { backInStockJobs } = await import('./index.ts')
  await runWaitingJobs(byShop(), {
    handlers: { 'tell-restocked': handlersOf(backInStockJobs)['tell-restocked'] },
  })
  await change(-2)
  expect(await toldTo(email)).toEqual([])
  await change(1)
  expect(await toldTo(email)).toHaveLength(1)
})

test('more of what is not sold out tells nobody anything new', async () => {
  await change(2)
  await mailsTo(visitor(), 'nobody@example.com')
  const planned = () =>
    inTransaction(byShop(), ({ db }) => db.$count(jobs, eq(jobs.key, `restocked ${product.id}`)))
  const before = await planned()
  await change(2)
  expect(await planned()).toBe(before)
})

test('who has unsubscribed is not told, and waits no more', async () => {
  const email = await waiting()
  await setMailConsent(byShop(), {
    ...topicOf(email),
    isGiven: false,
    wording: 'Stop',
    language: 'en',
    source: 'unsubscribe',
  })
  await change(1)
  expect(await toldTo(email)).toEqual([])
  expect(await inTransaction(byShop(), (ctx) => exportRestockRequests(ctx, { email }))).toEqual([])
})

test('one cannot wait for what is there', async () => {
  await change(1)
  expect(await ask(visitor(), newAddress())).toEqual({ ok: false, reason: 'in_stock' })
})

test('staff see how many wait; countWaiting refuses a stranger', async () => {
  await waiting()
  await ask(visitor(), newAddress())
  const moderator = testCtx(shop(), { actor: asStaff(await addPerson(visitor(), { roles: ['moderator'] })) })
  expect(await countWaiting(moderator, { productId: product.id })).toBe(1)
  for (const actor of [visitor().actor, (await addPerson(visitor())).actor]) {
    const stranger = testCtx(shop(), { actor })
    await expect(countWaiting(stranger, { productId: product.id })).rejects.toThrow('forbidden')
  }
})

test('what came in unseen is found later; findRestocked refuses a stranger', async () => {
  const email = await waiting()
  await inTransaction(byShop(), async (ctx) => {
    await applyChanges(ctx, {
      changes: [{ productId: product.id, stock: 1 }],
      reference: { referenceType: 'adjustment', reason: 'found' },
    })
    await ctx.db.delete(jobs)
  })
  expect(await toldTo(email)).toEqual([])
  await findRestocked(byShop())
  expect(await toldTo(email)).toHaveLength(1)
  await expect(findRestocked(visitor())).rejects.toThrow('forbidden')
})

test('unproved requests go after a week, others after a year; forgetWaiting refuses a stranger', async () => {
  const [unproved, proved] = [newAddress(), await waiting()]
  await ask(visitor(), unproved)
  const left = async (days: number) => {
    await forgetWaiting(asShop(testCtx(shop(), { now: () => addTime(new Date(), days * DAY) })))
    const rows = await inTransaction(byShop(), ({ db }) =>
      db.select().from(restockRequests).where(eq(restockRequests.productId, product.id)),
    )
    return rows.map(({ email }) => email).toSorted()
  }
  expect(await left(6)).toEqual([unproved, proved].toSorted())
  expect(await left(8)).toEqual([proved])
  expect(await left(366)).toEqual([])
  await expect(forgetWaiting(visitor())).rejects.toThrow('forbidden')
})

test('anyone who is erased waits for nothing', async () => {
  const email = await waiting()
  await inTransaction(byShop(), (ctx) => forgetRestockRequestsOf(ctx, { email }))
  expect(await inTransaction(byShop(), (ctx) => exportRestockRequests(ctx, { email }))).toEqual([])
})
