import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '#adapters/mail/smtp.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { contact } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placeForRefunds } from '#tests/data/refunds.ts'
import { attachmentsOf, startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { changeOrder } from '../order-changes/index.ts'
import { changeOrderInput } from '../order-changes/schemas.ts'
import { recordTransfer } from '../payments/index.ts'
import { settleRefund } from '../refunds/index.ts'

const database = useTestDatabase()
let moe: TestPerson
let app: TestApp
beforeAll(async () => {
  moe = await addPerson(testCtx(database()), { roles: ['admin'] })
  app = await testApp(database())
})

/** A shop that sends by SMTP, and a function that runs the waiting jobs and returns what arrived for one buyer. */
async function shopWithMails(email: string) {
  const { url, received } = await startSmtpServer()
  const mail = smtpTransport({ url, connections: 1 })
  onTestFinished(() => mail.close())
  const ctx = testCtx(database(), { mail, actor: asStaff(moe, true) })
  return {
    ctx,
    async arrived() {
      await runWaitingJobs(asShop(ctx), { handlers: jobHandlers })
      return received.splice(0).filter(({ to }) => to.includes(email))
    },
  }
}

const place = (ctx: Ctx, email: string, language: 'en' | 'th') =>
  placeForRefunds({ ...ctx, actor: { role: 'visitor' } }, { language, contact: { ...contact, email } })

/** Downloads what the link on the order's page points to. */
async function download(accessKey: string, filename = ''): Promise<object> {
  const response = await app.fetch(`/order/${accessKey}/documents/${filename}`)
  const type = response.headers.get('content-type')
  return { type, filename, content: new Uint8Array(await response.arrayBuffer()) }
}

test.each(['en', 'th'] as const)(
  'by SMTP, in %s: the invoice comes with the payment’s mail and the credit note with the refund’s, as downloaded',
  async (language) => {
    const email = newAddress()
    const { ctx, arrived } = await shopWithMails(email)
    const order = await place(ctx, email, language)
    expect((await arrived()).map(attachmentsOf)).toEqual([[]])

    const { id: orderId, totalCents: amountCents } = order
    await recordTransfer(ctx, { orderId, reference: order.number, amountCents })
    const [paid] = (await arrived()).map(attachmentsOf)
    expect(paid?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^INV-\d{6}\.pdf$/)])
    expect(paid).toEqual([await download(order.accessKey, paid?.[0]?.filename)])

    const refundId = await mustRequest(ctx, everythingOf(order))
    expect(await arrived()).toEqual([])
    await settleRefund(ctx, { refundId, reference: 'FNB 1' })
    const [refunded] = (await arrived()).map(attachmentsOf)
    expect(refunded?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^CN-\d{6}\.pdf$/)])
    expect(refunded).toEqual([await download(order.accessKey, refunded?.[0]?.filename)])
  },
)

test('the mail of a change brings the credit note and the new invoice, as downloaded', async () => {
  const email = newAddress()
  const { ctx, arrived } = await shopWithMails(email)
  const order = await place(ctx, email, 'en')
  const { id: orderId, totalCents, a } = order
  await recordTransfer(ctx, { orderId, reference: order.number, amountCents: totalCents })
  await arrived()
  const fewer = { orderId, lines: [{ productId: a.id, quantity: 2 }], version: 0, reason: 'On the phone' }
  const agreedBalanceCents = -3_333 - 9_901
  expect(await changeOrder(ctx, changeOrderInput.parse({ ...fewer, agreedBalanceCents }))).toMatchObject({
    ok: true,
  })
  const documents = (await arrived()).flatMap(attachmentsOf)
  expect(documents.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^CN-\d{6}\.pdf$/),
    expect.stringMatching(/^INV-\d{6}\.pdf$/),
  ])
  // All of its sum is in the new invoice again, or in a refund.
  const [creditNote] = documents
  expect(creditNote && (await readPdf(creditNote.content)).text).not.toContain('Refund method')
  const asDownloaded = documents.map(({ filename }) => download(order.accessKey, filename))
  expect(documents).toEqual(await Promise.all(asDownloaded))
})
