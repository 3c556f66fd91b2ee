import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { sendNewsletter } from '#domain/newsletters/newsletter-sending/index.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { addNewsletter, addSubscribers } from '#tests/data/newsletters.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { eventually } from '../helpers/eventually.ts'
import { endLeases } from '../helpers/order-stream.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'

const READERS = 5_000

test('kill -9 while 5,000 get a newsletter: each gets it, and at most those on their way then get it twice', async () => {
  const home = await newHome()
  const database = await home.open()
  const ctx = testCtx(database)
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const value = { ...DEFAULT_SETTINGS.mail, newslettersPerMinute: 60_000 }
  await updateSettings(admin, { group: 'mail', value, version: (await listSettings(admin)).mail.version })
  await addSubscribers(ctx, { count: READERS, host: 'readers.example' })
  const id = await addNewsletter(admin)

  const received: string[] = []
  let onReceived = () => {}
  const SMTP_URL = await startMailServer((messageId) => {
    received.push(messageId)
    onReceived()
  })
  const settings = { ...home.settings, SMTP_URL }
  const shop = await startShop(settings)
  onReceived = () => {
    if (received.length >= READERS / 2) void shop.kill('SIGKILL')
  }
  expect(await sendNewsletter(admin, { id, version: 1 })).toEqual({ ok: true })
  expect(await shop.ended).toMatchObject({ signal: 'SIGKILL' })
  onReceived = () => {}
  await endLeases(database)
  await inTransaction(asShop(ctx), ({ db }) =>
    db.execute(sql`update newsletter_deliveries set due_at = now() where state = 'waiting'`),
  )

  const again = await startShop(settings)
  const stateOf = async () => {
    const { rows } = await inTransaction(asShop(ctx), ({ db }) =>
      db.execute<{ state: string }>(sql`select state from newsletters where id = ${id}`),
    )
    return rows[0]?.state
  }
  await eventually(stateOf, (state) => state === 'sent')
  expect(await again.kill('SIGTERM')).toMatchObject({ code: 0 })
  await database.close()
  const times = new Map<string, number>()
  for (const messageId of received) times.set(messageId, (times.get(messageId) ?? 0) + 1)
  expect(times.size).toBe(READERS)
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
  // So many of those on their way at a time were taken and not yet recorded.
  expect(received.length - READERS).toBeLessThanOrEqual(3)
})
