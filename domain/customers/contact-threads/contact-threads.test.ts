import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '#adapters/mail/smtp.ts'
import { contactThreads } from '#database/schema/index.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { contact as contactOfOrder, mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, later, newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { startSmtpServer } from '#tests/stand-ins/smtp-server.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deleteAccount, exportMyData } from '../customers/index.ts'
import { getStaffCustomer } from '../customer-desk/index.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import {
  addContactThreadNote,
  answerContactThread,
  changeContactThreadState,
  countOpenContactThreads,
  forgetContactThreads,
  forgetContactThreadsOf,
  getContactForm,
  getStaffContactThread,
  getContactThread,
  listContactThreads,
  sendMessage,
  writeOn,
} from './index.ts'
import { listContactThreadsInput, sendMessageInput } from './schemas.ts'

const shop = useTestDatabase()
/** A visitor of their own: the limits count by network address. */
const visitor = (actor: Actor = { role: 'visitor' }): Ctx => {
  const ctx = testCtx(shop(), { actor })
  return {
    ...ctx,
    client: {
      ...ctx.client,
      address: `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
    },
  }
}
const staffCtx = async (role: 'admin' | 'moderator' = 'moderator') => {
  const person = await addPerson(visitor(), { roles: [role], firstName: 'Moe', lastName: 'Helper' })
  return visitor(asStaff(person, role === 'admin'))
}
/** A form that somebody has filled in for a while. */
const filledIn = async (ctx: Ctx, passed = MINUTE) =>
  (await getContactForm({ ...ctx, now: () => new Date(ctx.now().getTime() - passed) })).formKey

async function messageOf(ctx: Ctx, change: object = {}) {
  return sendMessageInput.parse({
    name: 'Nok Jaidee',
    email: newAddress(),
    topic: 'product',
    text: 'Is there shrimp in the\nred curry paste?',
    language: 'th',
    formKey: await filledIn(ctx),
    ...change,
  })
}

/** Sends a message, and returns its thread as staff see it. */
async function write(ctx: Ctx, change: object = {}) {
  const input = await messageOf(ctx, change)
  const sent = await sendMessage(ctx, input)
  if (!sent.ok) throw new Error(`the message was refused: ${sent.reason}`)
  const staff = await staffCtx()
  const { items } = await listContactThreads(
    staff,
    listContactThreadsInput.parse({ search: `M-${sent.number}` }),
  )
  const [found] = items
  if (!found) throw new Error('the thread is not in the list')
  return { ...found, staff, input }
}
const last = async (staff: Ctx, id: string) =>
  (await getStaffContactThread(staff, { id })).messages.at(-1)?.id ?? 0

test('a message is stored, mailed to the staff, and its sender gets a receipt with nothing that was typed', async () => {
  const { input, staff, id, number } = await write(visitor(), { name: 'Nok Typed', orderNumber: 'KROK-1' })
  const [receipt, ...more] = await mailsTo(visitor(), input.email)
  expect(more).toEqual([])
  expect(receipt?.subject).toBe(`ข้อความของคุณถึง KROK (M-${number})`)
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/shrimp|Typed|KROK-1|contact\//)
  const [copy] = (await mailsTo(visitor(), testShop.email)).filter(({ subject }) =>
    subject.includes(`M-${number}`),
  )
  expect(copy?.text).toContain('> Is there shrimp in the\n> red curry paste?')
  expect(copy?.text).toContain(`/admin/messages/${id}`)
  expect(await getStaffContactThread(staff, { id })).toMatchObject({
    state: 'open',
    name: 'Nok Typed',
    customerId: null,
    orderNumber: 'KROK-1',
    orderId: null,
    messages: [{ kind: 'sender', text: input.text, authorName: null }],
  })
})

test('sent twice, a message is stored once; a form that was used takes no other text', async () => {
  const ctx = visitor()
  const input = await messageOf(ctx)
  const answers = await Promise.all([sendMessage(ctx, input), sendMessage(ctx, input)])
  expect(answers[0]).toEqual({ ok: true, number: expect.any(Number) as number })
  expect(answers[1]).toEqual(answers[0])
  expect(await sendMessage(ctx, { ...input, text: 'And another one' })).toEqual({
    ok: false,
    reason: 'stale_form',
  })
  const staff = await staffCtx()
  const found = await listContactThreads(staff, listContactThreadsInput.parse({ search: input.email }))
  expect(found.items).toHaveLength(1)
})

test('a form is for people: not sent at once, nor after a day, nor with another seal, nor with the trap filled in', async () => {
  const ctx = visitor()
  const refused = async (change: object) => {
    const sent = await sendMessage(ctx, await messageOf(ctx, change))
    return sent.ok ? undefined : sent.reason
  }
  const formKey = await filledIn(ctx)
  expect(await refused({ formKey: await filledIn(ctx, SECOND) })).toBe('too_soon')
  expect(await refused({ formKey: await filledIn(ctx, 25 * HOUR) })).toBe('stale_form')
  for (const wrong of ['', 'x', `${formKey}x`, formKey.replace(/^./, 'z'), formKey.slice(0, -1)]) {
    expect(await refused({ formKey: wrong })).toBe('stale_form')
  }
  expect(await refused({ trap: 'https://evil.example' })).toBe('trap')
  expect(await refused({ formKey })).toBeUndefined()
})

test('a message has at most three links, and a name none', async () => {
  const ctx = visitor()
  const links = (count: number) => 'see HTTPS://evil.example and www.evil.example/x '.repeat(count / 2)
  expect(await sendMessage(ctx, await messageOf(ctx, { text: links(4) }))).toMatchObject({
    reason: 'too_many_links',
  })
  expect(await sendMessage(ctx, await messageOf(ctx, { text: links(2) }))).toMatchObject({ ok: true })
  await expect(messageOf(ctx, { name: 'Win at www.evil.example' })).rejects.toThrow('name_characters')
})

test('a stranger has nobody flooded: five messages an hour say to be from an address, ten come from a network', async () => {
  const email = newAddress()
  const send = async (ctx: Ctx, change: object = {}) =>
    (await sendMessage(ctx, await messageOf(ctx, change))).ok
  const one = visitor()
  for (let sent = 1; sent <= 5; sent += 1) expect(await send(one, { email })).toBe(true)
  expect(await sendMessage(one, await messageOf(one, { email: email.toUpperCase() }))).toMatchObject({
    reason: 'wait',
    seconds: expect.any(Number) as number,
  })
  expect(await send(visitor(), { email })).toBe(false)
  expect(await mailsTo(one, email)).toHaveLength(3)
  for (let sent = 6; sent < 10; sent += 1) expect(await send(one)).toBe(true)
  expect([await send(one), await send(visitor())]).toEqual([false, true])
})

test('staff answer, the sender writes on by the link of that mail, and each time it waits for the other', async () => {
  const { input, id, staff, number } = await write(visitor())
  const state = async () => (await getStaffContactThread(staff, { id })).state
  await addContactThreadNote(staff, { threadId: id, text: 'Ask the kitchen first' })
  expect(
    await answerContactThread(staff, {
      threadId: id,
      text: 'Yes, มีกุ้ง',
      lastMessageId: await last(staff, id),
    }),
  ).toEqual({
    ok: true,
  })
  expect(await state()).toBe('answered')
  const [mail] = await mailsTo(visitor(), input.email)
  expect(mail?.subject).toBe(`Re: ข้อความของคุณถึง KROK (M-${number})`)
  expect(mail?.text).toContain('Yes, มีกุ้ง')
  expect(mail?.text).toContain('> Is there shrimp in the\n> red curry paste?')
  const key = /\/th\/contact\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

  const thread = await getContactThread(visitor(), { key })
  expect(thread.messages.map(({ isMine, text }) => [isMine, text])).toEqual([
    [true, input.text],
    [false, 'Yes, มีกุ้ง'],
  ])
  const { formKey } = thread
  await changeContactThreadState(staff, { threadId: id, state: 'closed' })
  expect(await state()).toBe('closed')
  const again = { key, text: 'Thank you', formKey }
  expect(await writeOn(visitor(), again)).toEqual({ ok: true })
  expect(await writeOn(visitor(), again)).toEqual({ ok: true })
  expect(await writeOn(visitor(), { ...again, text: 'Other words' })).toEqual({
    ok: false,
    reason: 'stale_form',
  })
  expect(await state()).toBe('open')
  const { messages } = await getStaffContactThread(staff, { id })
  expect(messages.map(({ kind }) => kind)).toEqual(['sender', 'note', 'shop', 'sender'])
  expect(messages.map(({ authorName }) => authorName)).toEqual([null, 'Moe Helper', 'Moe Helper', null])
})

test('an answer to what somebody has not read is refused', async () => {
  const { id, staff } = await write(visitor())
  const read = await last(staff, id)
  const other = await staffCtx()
  const answer = (ctx: Ctx) => answerContactThread(ctx, { threadId: id, text: 'Yes', lastMessageId: read })
  const answers = await Promise.all([answer(staff), answer(other)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual({ ok: false, reason: 'changed' })
})

test('a link that was altered opens nothing', async () => {
  const { id, staff, input } = await write(visitor())
  await answerContactThread(staff, { threadId: id, text: 'Yes', lastMessageId: await last(staff, id) })
  const [mail] = await mailsTo(visitor(), input.email)
  const key = /\/contact\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { id: otherId } = await write(visitor())
  const formKey = await filledIn(visitor())
  for (const wrong of [
    key.replace(id, otherId),
    `${key.slice(0, -1)}_`,
    `${randomUUID()}~${'x'.repeat(43)}`,
  ]) {
    await expect(getContactThread(visitor(), { key: wrong })).rejects.toMatchObject({ code: 'not_found' })
    await expect(writeOn(visitor(), { key: wrong, text: 'x', formKey })).rejects.toMatchObject({
      code: 'not_found',
    })
  }
})

test('over SMTP, answers name the receipt and lead back to the shop, and the staff’s copy to the sender', async () => {
  const { url, received } = await startSmtpServer()
  const mail = smtpTransport({ url, connections: 1 })
  onTestFinished(() => mail.close())
  const { id, staff, input } = await write(visitor())
  const read = await last(staff, id)
  await answerContactThread(staff, { threadId: id, text: 'Yes', lastMessageId: read })
  await runWaitingJobs(asShop(testCtx(shop(), { mail })), { handlers: jobHandlers })
  const sourcesTo = (email: string) =>
    received
      .filter(({ to, source }) => to.includes(email) && source.includes(id))
      // Long headers go on in the next line.
      .map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '))
  const [receipt, answer] = sourcesTo(input.email)
  const [copy] = sourcesTo(testShop.email)
  const messageId = /^Message-ID: (<.*>)\r$/im.exec(receipt ?? '')?.[1] ?? 'none'
  expect(messageId).toContain('-receipt@')
  expect(answer).toContain(`In-Reply-To: ${messageId}\r\n`)
  expect(answer).toContain(`References: ${messageId}\r\n`)
  expect(answer).toMatch(new RegExp(`^Reply-To: .*${testShop.email}>?\r$`, 'im'))
  expect(copy).toMatch(new RegExp(`^Reply-To: .*${input.email}>?\r$`, 'im'))
})

test('threads are listed the last written first, found by who, what and number, and counted while they wait', async () => {
  const ctx = visitor()
  const tag = randomBytes(4).toString('hex')
  const first = await write(ctx, { name: `Ann ${tag}`, topic: 'order' })
  const second = await write(visitor(), { text: `About the ${tag} jar` })
  const list = async (input: object) => {
    const { items } = await listContactThreads(first.staff, listContactThreadsInput.parse(input))
    return items.map(({ id }) => id)
  }
  expect(await list({ search: tag.toUpperCase() })).toEqual([second.id, first.id])
  expect(await list({ search: tag, topic: 'order' })).toEqual([first.id])
  expect(await list({ search: String(second.number) })).toEqual([second.id])
  expect(await list({ search: '100%_' })).toEqual([])
  const waiting = await countOpenContactThreads(first.staff)
  await changeContactThreadState(first.staff, { threadId: first.id, state: 'closed' })
  expect(await countOpenContactThreads(first.staff)).toBe(waiting - 1)
  expect(await list({ search: tag, state: 'open' })).toEqual([second.id])
  expect(await list({ search: tag, state: 'closed' })).toEqual([first.id])
})

test('what somebody wrote signed in is on their page, in their export, and goes with their account', async () => {
  const ann = await addPerson(visitor(), { firstName: 'Ann', lastName: 'Marais' })
  const own = visitor(ann.actor)
  expect((await getContactForm(own)).sender).toEqual({ name: 'Ann Marais', email: ann.email })
  const product = await addProduct(own)
  const { number } = await mustPlace(
    own,
    orderOf([{ product, quantity: 1 }], { contact: { ...contactOfOrder, email: ann.email } }),
  )
  const { id, staff } = await write(own, { email: ann.email, orderNumber: number.toLowerCase() })
  const guest = await write(visitor(), { email: ann.email })
  const strange = await write(visitor())
  const thread = await getStaffContactThread(staff, { id })
  expect([thread.customerId, typeof thread.orderId]).toEqual([ann.id, 'string'])
  expect((await getContactForm(own)).threads).toMatchObject([{ number: thread.number, state: 'open' }])
  const person = await getStaffCustomer(staff, { id: ann.id })
  expect(person.threads.map((one) => one.id)).toEqual([guest.id, id])
  expect(await exportMyData(own)).toMatchObject({
    messages: [{ number: thread.number, messages: [{ by: 'sender' }] }, { number: guest.number }],
  })
  expect(await deleteAccount(own, { password: 'Galangal-27!' })).toMatchObject({ ok: true })
  for (const gone of [id, guest.id]) {
    await expect(getStaffContactThread(staff, { id: gone })).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await getStaffContactThread(staff, { id: strange.id })).toMatchObject({ id: strange.id })
})

test('threads are deleted two years after somebody last wrote', async () => {
  const [old, young] = [await write(visitor()), await write(visitor())]
  await inTransaction(asShop(visitor()), (ctx) =>
    ctx.db
      .update(contactThreads)
      .set({ lastMessageAt: new Date(Date.now() - 731 * DAY) })
      .where(eq(contactThreads.id, old.id)),
  )
  await forgetContactThreads(asShop(later(visitor(), 0)))
  await expect(getStaffContactThread(old.staff, { id: old.id })).rejects.toMatchObject({ code: 'not_found' })
  expect((await getStaffContactThread(old.staff, { id: young.id })).messages).toHaveLength(1)
})

test('erasing a guest takes the threads of that address and no others', async () => {
  const [one, other] = [await write(visitor()), await write(visitor())]
  const count = await inTransaction(asShop(visitor()), (ctx) =>
    forgetContactThreadsOf(ctx, { sender: { provedEmail: one.input.email } }),
  )
  expect(count).toBe(1)
  expect(await getStaffContactThread(one.staff, { id: other.id })).toMatchObject({ id: other.id })
})

test.each<[string, (ctx: Ctx, threadId: string) => Promise<unknown>]>([
  ['listContactThreads', (ctx) => listContactThreads(ctx, {})],
  ['getStaffContactThread', (ctx, id) => getStaffContactThread(ctx, { id })],
  ['countOpenContactThreads', (ctx) => countOpenContactThreads(ctx)],
  [
    'answerContactThread',
    (ctx, threadId) => answerContactThread(ctx, { threadId, text: 'x', lastMessageId: 1 }),
  ],
  ['addContactThreadNote', (ctx, threadId) => addContactThreadNote(ctx, { threadId, text: 'x' })],
  [
    'changeContactThreadState',
    (ctx, threadId) => changeContactThreadState(ctx, { threadId, state: 'closed' }),
  ],
  ['forgetContactThreads', (ctx) => forgetContactThreads(ctx)],
])('%s refuses a stranger', async (verb, call) => {
  const { id } = await write(visitor())
  const customer = await addPerson(visitor())
  const actors: Actor[] = [{ role: 'visitor' }, customer.actor]
  if (verb === 'forgetContactThreads') actors.push({ role: 'staff', id: randomUUID(), isAdmin: true })
  for (const actor of actors) {
    await expect(call(visitor(actor), id)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
