import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { jobs } from '#database/schema/index.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { mailOrderLink } from './index.ts'
import { mailOrderLinkInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

async function place() {
  const [email, product] = [newAddress(), await addProduct(ctx())]
  return mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { contact: { ...contact, email }, language: 'th' }),
  )
}
const jobsWaiting = () =>
  inTransaction(asShop(ctx()), ({ db }) => db.$count(jobs, eq(jobs.kind, 'send-order-link')))
const linksTo = async (email: string, key: string) =>
  (await mailsTo(ctx(), email)).filter(({ subject, text }) => /ลิงก์/.test(subject) && text?.includes(key))

test('the link is mailed to the address of the order, in its language, each time it is asked for', async () => {
  const { number, email, accessKey } = await place()
  expect(await mailOrderLink(ctx(), { number, email })).toEqual({ ok: true })
  expect(await linksTo(email, `/th/order/${accessKey}`)).toHaveLength(1)
  expect(await mailOrderLink(ctx(), { number, email })).toEqual({ ok: true })
  expect(await linksTo(email, accessKey)).toHaveLength(2)
})

test('a wrong number, a wrong address and an unknown order have the same answer, and no mail', async () => {
  const [one, other] = [await place(), await place()]
  for (const wrong of [
    { number: one.number, email: other.email },
    { number: other.number, email: one.email },
    { number: 'KROK-99-999999', email: one.email },
    { number: one.number, email: newAddress() },
  ]) {
    const before = await jobsWaiting()
    expect(await mailOrderLink(ctx(), wrong)).toEqual({ ok: true })
    // The work before the answer is the same, too: a job for nobody.
    expect(await jobsWaiting()).toBe(before + 1)
  }
  expect(await linksTo(one.email, 'order')).toEqual([])
  expect(await linksTo(other.email, 'order')).toEqual([])
})

test('an address is mailed so often, and no more', async () => {
  const { number, email } = await place()
  const from = (n: number) => ({ ...ctx(), client: { ...ctx().client, address: `203.0.113.${n}` } })
  for (let n = 0; n < LIMITS.order_link_mails.points; n += 1) {
    expect(await mailOrderLink(from(n), { number, email })).toEqual({ ok: true })
  }
  expect(await mailOrderLink(from(99), { number, email })).toMatchObject({ ok: false, reason: 'wait' })
})

test.each(['KROK-26-000123', ' krok-26-000123 ', '#KROK 26 000123', '26-000123', 'krok26000123'])(
  'a number is understood as people write it: %s',
  (number) =>
    expect(mailOrderLinkInput.parse({ number, email: 'Nok@Example.com' })).toEqual({
      number: 'KROK-26-000123',
      email: 'nok@example.com',
    }),
)

test.each(['', '000123', 'INV-000001', 'KROK-26-000123; drop', 'x'.repeat(60)])(
  'and no other text is one: %s',
  (number) => expect(mailOrderLinkInput.safeParse({ number, email: 'nok@example.com' }).success).toBe(false),
)
