import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema/index.ts'
import { becomeFirstAdmin, isSetupOpen } from '#domain/accounts/roles/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { createHmac } from 'node:crypto'
import { addPerson } from '#tests/data/people.ts'
import { type Home, newHome, spawnShop, startShop } from '../../helpers/shop-process.ts'
import { testCtx } from '../../helpers/test-ctx.ts'

const SECRET = 'a secret of this test, long enough'
const LIVE = {
  SITE_URL: 'https://krok.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@krok.example',
  BANK_ACCOUNT: 'Test Bank 123',
  SECRET,
  HOST: '127.0.0.1',
}

const accountsIn = (stdout: string) =>
  Array.from(stdout.matchAll(/Sign in as +(\S+) +(\S+)/g), ([, ...pair]) => pair)

test('the demo prints an admin and a customer: the same on each start, different ones for other data', async () => {
  const home = await newHome({ isEmpty: true })
  const first = await (await startShop(home.settings)).kill('SIGTERM')
  const second = await (await startShop(home.settings)).kill('SIGTERM')
  const elsewhere = await (await startShop((await newHome({ isEmpty: true })).settings)).kill('SIGTERM')
  expect(accountsIn(first.stdout).map(([email]) => email)).toEqual([
    'admin@krok.example',
    'customer@krok.example',
  ])
  expect(accountsIn(second.stdout)).toEqual(accountsIn(first.stdout))
  const passwords = [...accountsIn(first.stdout), ...accountsIn(elsewhere.stdout)].map(
    ([, password]) => password,
  )
  expect(new Set(passwords).size).toBe(4)
  expect(first.stdout).not.toContain('No admin yet')
})

test('going live on the demo’s data deletes its accounts, and prints the first admin’s token until there is one', async () => {
  const home = await newHome()
  await (await startShop(home.settings)).kill('SIGTERM')
  const live = await (await startShop({ ...home.settings, ...LIVE })).kill('SIGTERM')
  expect(live.stdout).not.toMatch(/Sign in as|Krok-/)
  const token = /No admin yet .*\/admin-setup with the token (\S+)/.exec(live.stdout)?.[1] ?? ''

  const database = await home.open()
  const seal = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url')
  const ctx = testCtx(database, { seal })
  expect(await inTransaction(asShop(ctx), (ctx) => ctx.db.$count(users, eq(users.isDemo, true)))).toBe(0)
  const { actor } = await addPerson(ctx)
  expect(await becomeFirstAdmin({ ...ctx, actor }, { token })).toEqual({ ok: true })
  expect(await isSetupOpen(ctx)).toBe(false)
  await database.close()

  const again = await (await startShop({ ...home.settings, ...LIVE })).kill('SIGTERM')
  expect(again.stdout).toContain('KROK runs at')
  expect(again.stdout).toContain('Not open yet')
  expect(again.stdout).not.toContain('No admin yet')
})

test('a demo has a year behind it, with which nobody goes live, unless it began empty', async () => {
  const home = await newHome({ isEmpty: true })
  const demo = await startShop(home.settings)
  const isSold = async (url: string) => (await fetch(`${url}/api/products/pad-thai-sauce`)).ok
  expect(await (await fetch(demo.url)).text()).toMatch(/[A-Z]{2,}-\d{6}/)
  expect(await isSold(demo.url)).toBe(true)
  await demo.kill('SIGTERM')
  const live = await (await spawnShop({ ...home.settings, ...LIVE })).ended
  expect([live.code, live.stdout]).toEqual([1, ''])
  expect(live.stderr).toMatch(/invented orders, invoices and reviews of a demo/)
  const told = await (await spawnShop({ ...home.settings, ...LIVE }, { args: ['--empty'] })).ended
  expect(told.stderr).toMatch(/Only the demo/)

  const bare = await newHome({ isEmpty: true })
  for (const args of [['--empty'], []]) {
    const shop = await startShop(bare.settings, { args })
    expect(await isSold(shop.url)).toBe(false)
    await shop.kill('SIGTERM')
  }
  expect((await (await startShop({ ...bare.settings, ...LIVE })).kill('SIGTERM')).stdout).toContain(
    'No admin yet',
  )
})

/** Starts a shop in production, and returns what its visitors get and what it prints. */
async function visit(home: Home): Promise<[status: number, printed: string | undefined]> {
  const shop = await startShop({ ...home.settings, ...LIVE })
  const { status } = await fetch(`${shop.url}/th/shop`)
  const { stdout } = await shop.kill('SIGTERM')
  return [status, /KROK (?:is open|runs) at/.exec(stdout)?.[0]]
}

test('a new shop is closed to visitors from its first start in production, on the data of a demo too', async () => {
  expect(await visit(await newHome({ isEmpty: true }))).toEqual([503, 'KROK runs at'])
  const home = await newHome()
  expect(await visit(home)).toEqual([503, 'KROK runs at'])
  // Until it is opened: an admin alone does not open it.
  const database = await home.open()
  await addPerson(testCtx(database), { roles: ['admin'] })
  await database.close()
  expect(await visit(home)).toEqual([503, 'KROK runs at'])
})

test('a shop that has an admin, from a release that could not be closed, stays open', async () => {
  const home = await newHome()
  const database = await home.open()
  await addPerson(testCtx(database), { roles: ['admin'] })
  await database.close()
  expect(await visit(home)).toEqual([200, 'KROK is open at'])
})
