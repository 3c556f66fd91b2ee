import { expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { recallBatch } from '#domain/orders/recalls/index.ts'
import { eventually } from '../helpers/eventually.ts'
import { receive } from '#tests/data/stock.ts'
import { endLeases } from '../helpers/order-stream.ts'
import { bringTo, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'

/** Ships orders of a batch that is then recalled: a mail to each of their buyers waits to be sent. */
async function recallShipped(database: Database, count: number): Promise<string[]> {
  const ctx = testCtx(database)
  const staff: Ctx = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const { product } = await getProduct(ctx, { id: 'green-curry-paste', language: 'en' })
  const batch = await receive(staff, { product, quantity: 50, batchCode: 'BAD', bestBefore: '2090-01-31' })
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const input = orderOf([{ product, quantity: 1 }], {
      contact: newContact(),
      delivery: { method: 'pickup' },
    })
    const { id } = await mustPlaceRow(ctx, input)
    await bringTo(staff, id, 'shipped')
    ids.push(id)
  }
  const told = { en: 'Glass', th: 'แก้ว' }
  const recall = await recallBatch(staff, { batchId: batch.id, reason: told, advice: told })
  expect(recall).toMatchObject({ ok: true, mails: count })
  return ids
}

test('kill -9 while the mails of a recall go out: each buyer gets it, and none more than twice', async () => {
  const home = await newHome()
  const database = await home.open()
  const orderIds = await recallShipped(database, 8)
  const received: string[] = []
  let onReceived = () => {}
  const SMTP_URL = await startMailServer((messageId) => {
    if (messageId.includes('-recall-')) received.push(messageId)
    onReceived()
  })
  const settings = { ...home.settings, SMTP_URL }
  const shop = await startShop(settings)
  onReceived = () => {
    if (received.length >= 3) void shop.kill('SIGKILL')
  }
  onReceived()
  expect(await shop.ended).toMatchObject({ signal: 'SIGKILL' })
  onReceived = () => {}
  await endLeases(database)

  const again = await startShop(settings)
  await eventually(
    async () => new Set(received).size,
    (count) => count >= orderIds.length,
  )
  expect(await again.kill('SIGTERM')).toMatchObject({ code: 0 })
  await database.close()
  for (const id of orderIds) {
    const times = received.filter((messageId) => messageId.includes(id)).length
    expect(times).toBeGreaterThanOrEqual(1)
    expect(times).toBeLessThanOrEqual(2)
  }
})
