import { and, isNotNull, isNull } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '#adapters/mail/smtp.ts'
import { jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { startSignIn } from '#domain/accounts/sign-in/index.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { bringTo, contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, PASSWORD } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { MAIL_CONNECTIONS } from './jobs/handlers.ts'
import { startWorker } from './worker.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

/**
 * A shop whose worker mails over a real mail server, which gives no answer to mails for `silentFor` before
 * `answerAll` is called.
 */
async function startMailing(silentFor: string) {
  let isSilent = true
  const unanswered: (() => void)[] = []
  const { url, received } = await startSmtpServer({
    onRcptTo({ address }, _session, done) {
      if (isSilent && address === silentFor) unanswered.push(() => done())
      else done()
    },
  })
  const mail = smtpTransport({ url, connections: MAIL_CONNECTIONS })
  const { services } = await testApp(shop(), { change: (ctx) => ({ ...ctx, mail }) })
  const worker = await startWorker(services)
  function answerAll(): void {
    isSilent = false
    for (const answer of unanswered.splice(0)) answer()
  }
  onTestFinished(async () => {
    answerAll()
    await worker.stop()
    mail.close()
  })
  return {
    unanswered,
    answerAll,
    /** Resolves with the mails to an address once there are `count` of them. */
    mailsTo: (address: string, count: number) =>
      eventually(
        async () => received.filter(({ to }) => to.includes(address)),
        (mails) => mails.length >= count,
      ),
  }
}

const countJobs = (where: Parameters<ReturnType<typeof ctx>['db']['$count']>[1]) =>
  inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs, where))

/** Jobs that are done again and again have a key. */
const allDone = () =>
  eventually(
    () => countJobs(and(isNull(jobs.finishedAt), isNull(jobs.key))),
    (count) => count === 0,
  )

test('a code arrives while mails about orders get no answer from the mail server', async () => {
  const slow = newAddress()
  const { unanswered, answerAll, mailsTo } = await startMailing(slow)
  const product = await addProduct(ctx())
  for (let i = 0; i < 4; i += 1) {
    await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: { ...contact, email: slow } }))
  }
  await eventually(
    async () => unanswered.length,
    (count) => count === 3,
  )
  const person = await addPerson(ctx())
  expect(await startSignIn(ctx(), { email: person.email, password: PASSWORD })).toMatchObject({ ok: true })
  const [mail] = await mailsTo(person.email, 1)
  expect(mail?.source).toMatch(/\b\d{6}\b/)
  expect(unanswered).toHaveLength(3)
  expect(await countJobs(isNotNull(jobs.lastError))).toBe(0)
  answerAll()
  await mailsTo(slow, 4)
  await allDone()
})

test('a mail that gets no answer holds up no mail to others, but the next one to its reader', async () => {
  const slow = newAddress()
  const { unanswered, answerAll, mailsTo } = await startMailing(slow)
  const product = await addProduct(ctx(), { initialStock: 20 })
  const staff = await addPerson(ctx(), { roles: ['admin'] })
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { contact: { ...contact, email: slow } }),
  )
  await bringTo({ ...ctx(), actor: asStaff(staff, true) }, order.id, 'shipped')
  await eventually(
    async () => unanswered.length,
    (count) => count === 1,
  )
  const others = Array.from({ length: 10 }, newAddress)
  for (const email of others) {
    await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: { ...contact, email } }))
  }
  for (const email of others) await mailsTo(email, 1)
  expect(unanswered).toHaveLength(1)
  answerAll()
  const mails = await mailsTo(slow, 2)
  expect(mails.map(({ source }) => /^Message-ID:\s+<order-\S+?-(\w+)@/m.exec(source)?.[1])).toEqual([
    'confirmation',
    'shipped',
  ])
  await allDone()
})
