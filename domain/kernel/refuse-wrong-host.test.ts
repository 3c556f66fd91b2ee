import { describe, expect, test } from 'vitest'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { canSignInOn, refuseWrongHost } from './refuse-wrong-host.ts'

const ALLOWED = [
  // The brand's domain, with or without www, in upper or lower case.
  'krok.example',
  'www.krok.example',
  'KROK.Example',
  'WWW.KROK.EXAMPLE',
  'krok.example.',
  'www.krok.example.',
  // This machine and addresses.
  'localhost',
  'LOCALHOST',
  'localhost.',
  '127.0.0.1',
  '192.168.1.20',
  '::1',
  '[::1]',
  '[2001:DB8::8]',
  '[::ffff:10.0.0.1]',
  // Hosts of previews, staging, development and tests: by what their names contain (docs/specification.md §5).
  'krok-preview-12.example.net',
  'staging.krok.example',
  'DEV.krok.example',
  'shop.test',
  'preview',
]

const REFUSED = [
  '',
  '.',
  'www.',
  'example',
  'evil.com',
  // Look-alikes.
  'krok.example.evil.com',
  'www.krok.example.evil.com',
  'wwwkrok.example',
  'www-krok.example',
  'wwwXkrok.example',
  'ww.krok.example',
  'www2.krok.example',
  'www.www.krok.example',
  'xkrok.example',
  'krok.examples',
  'krok.exampl',
  'krok-example',
  'krokXexample',
  'krok.example..',
  ' krok.example',
  'krok.example ',
  'krok.example:443',
  'krok.example/',
  'user@krok.example',
  'кrok.example',
  'xn--rok-qdd.example',
  'admin.krok.example',
  'shop.krok.example',
  // Neither this machine nor an address.
  'localhost.evil.com',
  'notlocalhost',
  '127.0.0.1.evil.com',
  '1.2.3',
  '256.1.1.1',
  '[::1].evil.com',
  '[krok.example.net]',
]

describe.each(['krok.example', 'www.krok.example', 'KROK.example'])('if the brand’s host is %s,', (brand) => {
  test.each(ALLOWED)('people may sign in on %j', (host) => {
    expect(canSignInOn(host, brand)).toBe(true)
  })

  test.each(REFUSED)('nobody may sign in on %j', (host) => {
    expect(canSignInOn(host, brand)).toBe(false)
  })
})

test('the brand’s host comes from the shop’s settings', () => {
  const asked = (host: string, siteUrl: string) => {
    const ctx = testCtx({ db: undefined as never, pool: {} as never })
    return refuseWrongHost({ ...ctx, client: { ...ctx.client, host }, shop: { ...ctx.shop, siteUrl } })
  }
  expect(asked('krok.example', 'https://www.krok.example:8443')).toBeUndefined()
  expect(asked('krok.example', 'https://other.example')).toEqual({ ok: false, reason: 'wrong_host' })
})
