import { beforeAll, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs } from '#database/schema/index.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deliverMail } from './deliver-mail.ts'
import { listMails } from './list-mails.ts'
import type { Mail } from './compose-mail.ts'

const shop = useTestDatabase()
const mail: Mail = {
  to: 'nok@example.com',
  subject: 'Hello',
  text: 'text',
  html: '<p>html</p>',
  locale: 'en',
}

const write = () => Promise.resolve(mail)

const newJob = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const [job] = await ctx.db
      .insert(jobs)
      .values({ kind: 'send-order-confirmation', payload: {} })
      .returning({ id: jobs.id })
    return job?.id ?? 0
  })

let visitor: Ctx
beforeAll(() => {
  visitor = testCtx(shop())
})

describe('a mail', () => {
  test('is sent once for its job, however often the job runs', async () => {
    const sent: OutgoingMail[] = []
    const ctx = asShop({
      ...visitor,
      mail: { keepsBodies: true, close: () => {}, send: async (outgoing) => void sent.push(outgoing) },
    })
    const jobId = await newJob(ctx)
    let written = 0
    const writeCounted = async () => {
      written += 1
      return mail
    }
    await deliverMail(ctx, { job: { jobId }, name: 'greeting-1', write: writeCounted })
    await deliverMail(ctx, { job: { jobId }, name: 'greeting-1', write: writeCounted })
    expect(written).toBe(1)
    expect(sent.map((outgoing) => outgoing.messageId)).toEqual(['<greeting-1@shop.test>'])
    expect(await listMails(ctx)).toMatchObject([
      { to: mail.to, subject: 'Hello', text: 'text', html: '<p>html</p>' },
    ])
  })

  test('that could not be sent is not recorded', async () => {
    const ctx = asShop({
      ...visitor,
      mail: { keepsBodies: true, close: () => {}, send: () => Promise.reject(new Error('no route to host')) },
    })
    const before = await listMails(ctx)
    await expect(
      deliverMail(ctx, { job: { jobId: await newJob(ctx) }, name: 'greeting-2', write }),
    ).rejects.toThrow('no route to host')
    expect(await listMails(ctx)).toEqual(before)
  })

  test('that was sent and not recorded is sent again, each time under the same name, and recorded once', async () => {
    const sent: OutgoingMail[] = []
    let crashes = 2
    const ctx = asShop({
      ...visitor,
      mail: {
        keepsBodies: true,
        close: () => {},
        async send(outgoing) {
          sent.push(outgoing)
          crashes -= 1
          if (crashes >= 0) throw new Error('the process ended')
        },
      },
    })
    const jobId = await newJob(ctx)
    const before = (await listMails(ctx)).length
    const deliver = () => deliverMail(ctx, { job: { jobId }, name: 'greeting-6', write })
    await expect(deliver()).rejects.toThrow('the process ended')
    await expect(deliver()).rejects.toThrow('the process ended')
    expect(await listMails(ctx)).toHaveLength(before)
    await deliver()
    await deliver()
    expect(sent.map(({ messageId }) => messageId)).toEqual(Array(3).fill('<greeting-6@shop.test>'))
    expect(await listMails(ctx)).toHaveLength(before + 1)
  })

  test('that was sent by SMTP leaves no body in the database', async () => {
    const ctx = asShop({ ...visitor, mail: { keepsBodies: false, close: () => {}, send: async () => {} } })
    await deliverMail(ctx, { job: { jobId: await newJob(ctx) }, name: 'greeting-3', write })
    expect((await listMails(ctx))[0]).toMatchObject({ subject: 'Hello', text: null, html: null })
  })

  test('that is no longer needed is not sent', async () => {
    const ctx = asShop({
      ...visitor,
      mail: { keepsBodies: true, close: () => {}, send: () => Promise.reject(new Error('must not be sent')) },
    })
    const before = await listMails(ctx)
    await deliverMail(ctx, {
      job: { jobId: await newJob(ctx) },
      name: 'greeting-5',
      write: async () => undefined,
    })
    expect(await listMails(ctx)).toEqual(before)
  })
})

test('only the shop sends mails: the compiler and the database refuse any other actor', async () => {
  const neverWritten = () => Promise.reject(new Error('was written'))
  // @ts-expect-error -- not a ShopCtx
  const sending = deliverMail(visitor, { job: { jobId: 1 }, name: 'greeting-4', write: neverWritten })
  await expect(sending).rejects.toThrow(/mails/)
})

test.each(ALL_BUT_SHOP)('listMails refuses a stranger: $role', async (actor) => {
  await expect(listMails({ ...visitor, actor })).rejects.toMatchObject({ code: 'forbidden' })
})
