import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { sealWith } from '#server/seal-with.ts'
import { pay } from '../data/refunds.ts'
import { giftCard, mustPlaceVoucher } from '../data/vouchers.ts'
import { eventually } from '../helpers/eventually.ts'
import { endLeases, mailsTo, rowsOf } from '../helpers/order-stream.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/* A voucher that was paid is sent, once, however the shop's process ends. */

const SECRET = 'for tests '.repeat(4)
const settingsOf = (home: Home) => ({ ...home.settings, SECRET })

async function withDatabase<T>(home: Home, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await home.open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('kill -9 between paid and sent, twice: each voucher is issued once, and sent once', async () => {
  const home = await newHome()
  const keys: string[] = []
  for (let round = 0; round < 2; round += 1) {
    const bought = Array.from({ length: 8 }, () => randomUUID())
    keys.push(...bought)
    await withDatabase(home, async (database) => {
      const ctx = testCtx(database, { seal: sealWith(SECRET) })
      for (const key of bought) {
        const card = { ...giftCard, toEmail: `${key}@example.com` }
        const { order } = await mustPlaceVoucher(ctx, { card })
        await pay(ctx, order, 50_000)
      }
    })
    const shop = await startShop(settingsOf(home))
    // Some have gone then, some are on their way, and some wait.
    const isSent = async () => (await mailsTo(shop, { key: bought[round] ?? '', body: '' })).length > 0
    await eventually(isSent, Boolean)
    await shop.kill('SIGKILL')
    await withDatabase(home, endLeases)
  }
  const shop = await startShop(settingsOf(home))
  for (const key of keys) {
    await eventually(
      () => mailsTo(shop, { key, body: '' }),
      (mails) => mails.length > 0,
    )
  }
  await shop.kill('SIGTERM')
  await withDatabase(home, async (database) => {
    const sent = await rowsOf<{ to: string; mails: string }>(
      database,
      `select "to", count(*) as mails from mails where "to" = any('{${keys.map((key) => `${key}@example.com`).join()}}') group by 1`,
    )
    expect(sent).toHaveLength(keys.length)
    expect(sent.filter(({ mails }) => Number(mails) !== 1)).toEqual([])
    const vouchers = await rowsOf<{ balance: number }>(
      database,
      `select balance_cents as balance from vouchers where to_email is not null and issued_at is not null and sent_at is not null`,
    )
    expect(vouchers.filter(({ balance }) => balance === 50_000)).toHaveLength(keys.length)
    const ctx = asShop(testCtx(database))
    await checkBooks(ctx)
    const staff = testCtx(database, { actor: { role: 'staff', id: randomUUID(), isAdmin: true } })
    const { findings } = await listCheckRuns(staff)
    expect(findings.filter(({ kind }) => kind.startsWith('voucher'))).toEqual([])
  })
})
