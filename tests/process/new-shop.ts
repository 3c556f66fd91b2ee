import { openAsBlob } from 'node:fs'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '../helpers/signed-in.ts'
import { type Home, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/** The settings of a shop that is no demo. */
export const LIVE = {
  SITE_URL: 'https://krok.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@krok.example',
  BANK_ACCOUNT: 'Test Bank 123',
  SECRET: 'a secret of this test, long enough',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
}

/** Makes a new shop of an empty home, in which nobody but one customer has signed up. */
export async function newShop(home: Home) {
  const database = await home.open()
  const client = { address: '', host: '127.0.0.1', userAgent: '' }
  const ctx = testCtx(database, { client, shop: { siteUrl: LIVE.SITE_URL } })
  const cookie = await cookieOf(ctx, await addPerson(ctx))
  await database.close()
  return { home, cookie }
}

/** Starts its processes, several where they may be. */
export async function started({ home, cookie }: Awaited<ReturnType<typeof newShop>>) {
  const shop = await startShop({ ...home.settings, ...LIVE })
  const shops = [shop]
  if ('DATABASE_URL' in home.settings) shops.push(await startShop({ ...home.settings, ...LIVE }))
  const token = /\/admin-setup with the token (\S+)/.exec(shop.stdout())?.[1] ?? ''
  async function send(given: { token?: string; key?: string; file: string }, path = '/admin-setup') {
    const form = new FormData()
    form.set('token', given.token ?? token)
    form.set('key', given.key ?? '')
    form.set('backup', await openAsBlob(given.file), 'shop.age')
    form.set('intent', 'restore')
    const headers = { cookie, origin: shop.url.replace('http:', 'https:') }
    const answer = await fetch(shop.url + path, { method: 'POST', body: form, headers })
    return { status: answer.status, text: await answer.text() }
  }
  return { shops, send }
}
