import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs } from '#database/schema/index.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { contact } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deleteOrder } from '../order-desk/index.ts'
import { settleRefund } from '../refunds/index.ts'
import { handlersOf } from '#domain/base/jobs/index.ts'
import { orderMailJobs } from './index.ts'

const { 'send-refunded': sendRefunded } = handlersOf(orderMailJobs)

const shop = useTestDatabase()
let moe: TestPerson
beforeAll(async () => {
  moe = await addPerson(testCtx(shop()), { roles: ['admin'] })
})
const ctx = () => testCtx(shop())
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe, true) })

/** An order that was refunded in full. */
async function refundAll(language: 'en' | 'th' = 'en') {
  const email = newAddress()
  const order = await placePaid(ctx(), 'bank_transfer', { language, contact: { ...contact, email } })
  const refundId = await mustRequest(staff(), everythingOf(order))
  await settleRefund(staff(), { refundId, reference: 'FNB 1' })
  return { ...order, email, refundId }
}

async function newJob(): Promise<number> {
  const [job] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .insert(jobs)
      .values({ kind: 'of-this-test', payload: {}, finishedAt: sql`now()` })
      .returning({ id: jobs.id }),
  )
  return job?.id ?? 0
}

function outbox() {
  const sent: OutgoingMail[] = []
  const as: Ctx = asShop({
    ...ctx(),
    mail: { keepsBodies: true, close: () => {}, send: async (mail) => void sent.push(mail) },
  })
  return { sent, as }
}

test('the buyer is told what is refunded, in the order’s language', async () => {
  const english = await refundAll()
  const [mail] = await mailsTo(ctx(), english.email)
  expect(mail?.subject).toBe(`Your refund for order ${english.number}`)
  expect(mail?.text?.split('\n')).toContain('You get back: R274.00')
  const thai = await refundAll('th')
  const [inThai] = await mailsTo(ctx(), thai.email)
  expect(inThai?.subject).toBe(`คืนเงินสำหรับคำสั่งซื้อ ${thai.number}`)
})

test('is sent once for its job, under a name of its own, with the credit note', async () => {
  const { id: orderId, refundId } = await refundAll()
  const { sent, as } = outbox()
  const jobId = await newJob()
  await sendRefunded(as, { orderId, refundId, jobId })
  await sendRefunded(as, { orderId, refundId, jobId })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    messageId: `<order-${orderId}-refunded-${refundId}@shop.test>`,
    attachments: [{ filename: expect.stringMatching(/^CN-\d{6}\.pdf$/), contentType: 'application/pdf' }],
  })
})

test('is not sent if the order is hidden or unknown', async () => {
  const { id, refundId } = await refundAll()
  await deleteOrder(staff(), { orderId: id })
  const { sent, as } = outbox()
  for (const orderId of [id, randomUUID()])
    await sendRefunded(as, { orderId, refundId, jobId: await newJob() })
  expect(sent).toEqual([])
})

test('refuses a stranger', async () => {
  const { id: orderId, refundId } = await refundAll()
  const { sent, as } = outbox()
  const actors: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: randomUUID() }, asStaff(moe)]
  for (const actor of actors) {
    const sending = sendRefunded({ ...as, actor }, { orderId, refundId, jobId: await newJob() })
    await expect(sending).rejects.toThrow('forbidden')
  }
  expect(sent).toEqual([])
})
