import { expect, test } from 'vitest'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { DAY } from '#shared/durations.ts'
import { LOCALES } from '#shared/locale.ts'
import { KEPT_FOR } from '../kept-for.ts'
import { getSettings, updateSettings } from '../settings/index.ts'
import { filledIn } from './filled-in.ts'
import { getTextPage } from './index.ts'
import { TEXT_PAGES } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const textOf = async (...[page, language]: Parameters<typeof read>) =>
  JSON.stringify(await read(page, language))
const read = (page: (typeof TEXT_PAGES)[number], language: 'en' | 'th') =>
  getTextPage(ctx(), { page, language })

test.each(TEXT_PAGES)(
  '%s is whole in both languages: no placeholder is left, nothing is empty',
  async (page) => {
    const both = await Promise.all(LOCALES.map((language) => read(page, language)))
    for (const shown of both) {
      expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}|""/)
      expect(shown.blocks.length).toBeGreaterThan(5)
    }
    expect(both[0]?.blocks.map(({ kind }) => kind)).toEqual(both[1]?.blocks.map(({ kind }) => kind))
    expect(JSON.stringify(both[0]?.blocks)).not.toMatch(/\p{Script=Thai}/u)
    expect(both[1]?.title).toMatch(/\p{Script=Thai}/u)
  },
)

test('delivery prices, waiting times, VAT and the company are those of the settings', async () => {
  const admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  const { delivery, company, orders, tax } = await getSettings(ctx())
  expect(await textOf('shipping', 'en')).toMatch(/Western Cape","value":"R\s?75\.00 · free from R\s?600\.00/)
  // Without a registration number nothing is said of one.
  expect(await textOf('terms', 'en')).not.toContain('Registration number')
  const near = { cents: 8_100, freeFromCents: null }
  for (const change of [
    { group: 'delivery', value: { ...delivery, zones: { ...delivery.zones, near } } },
    {
      group: 'company',
      value: { ...company, legalName: 'Baan Nok (Pty) Ltd', registrationNumber: '2026/123456/07' },
    },
    { group: 'orders', value: { ...orders, payByTransferDays: 9 } },
    { group: 'tax', value: { ...tax, vatPercent: 16.5 } },
  ] as const) {
    expect(await updateSettings(admin, { ...change, version: 1 })).toEqual({ ok: true })
  }
  expect(await textOf('shipping', 'th')).toMatch(/เวสเทิร์นเคป[^"]*","value":"R\s?81\.00"/)
  const terms = await textOf('terms', 'en')
  expect(terms).toContain('You buy from Baan Nok (Pty) Ltd')
  expect(terms).toContain('Registration number: 2026/123456/07')
  expect(terms).toContain('You pay by bank transfer: 9 days')
  expect(terms).toContain('The standard rate is 16.5%')
})

test('an earlier edition can be asked for, one that there was not cannot', async () => {
  const { updated, editions, isEarlier } = await read('terms', 'en')
  expect(editions[0]).toBe(updated)
  expect(isEarlier).toBe(false)
  expect(await getTextPage(ctx(), { page: 'terms', language: 'en', edition: updated })).toMatchObject({
    updated,
  })
  await expect(
    getTextPage(ctx(), { page: 'terms', language: 'en', edition: '2020-01-01' }),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})

test.each(['privacy', 'terms', 'returns'] as const)(
  'what /%s said before can still be read',
  async (page) => {
    const [newest, earlier = ''] = (await read(page, 'en')).editions
    expect(newest).not.toBe(earlier)
    for (const language of LOCALES) {
      const shown = await getTextPage(ctx(), { page, language, edition: earlier })
      expect(shown).toMatchObject({ updated: earlier, isEarlier: true })
      expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}|""/)
    }
  },
)

test('the privacy page says of what is kept as long as it is kept', async () => {
  const days = (what: keyof typeof KEPT_FOR) => KEPT_FOR[what] / DAY
  const text = await textOf('privacy', 'en')
  for (const said of [
    `never confirmed: ${days('unverifiedAccounts')} days`,
    `what was refused: ${days('securityEvents')} days`,
    `that we sent you: ${days('finishedJobs')} days. Of emails that could not be sent: ${days('failedJobs')} days`,
    `nobody changes: ${days('idleCarts')} days`,
    `which newsletter: ${days('newsletterDeliveries')} days`,
    `one year at most; ${days('unprovedRequests')} days if you don’t confirm`,
    `noted for it: ${days('eventGuests')} days after the event`,
  ]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('two years after the last of them')
  expect([days('contactThreads'), days('restockRequests')]).toEqual([2 * 365, 365])
})

test('a placeholder that nobody knows is a mistake of ours, and said', async () => {
  const facts = {
    settings: await getSettings(ctx()),
    siteUrl: 'https://x.example',
    now: new Date(),
    language: 'en' as const,
  }
  const text = { en: 'Call {fax}', th: 'โทร {fax}' }
  expect(() => filledIn([{ kind: 'text', text }], facts)).toThrow('fax')
})
