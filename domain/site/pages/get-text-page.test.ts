import { expect, test } from 'vitest'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { menu as menuEn } from '#shared/messages/en/restaurant/menu.ts'
import { order as orderEn } from '#shared/messages/en/orders/order.ts'
import { order as orderTh } from '#shared/messages/th/orders/order.ts'
import { menu as menuTh } from '#shared/messages/th/restaurant/menu.ts'
import { KEPT_FOR } from '#server/jobs/all-jobs.ts'
import { getSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { Facts } from './fact-blocks.ts'
import { filledIn } from './filled-in.ts'
import { getTextPage } from './index.ts'
import { TEXT_PAGES, type TextEdition } from './schemas.ts'
import { shownEdition } from './shown-edition.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const textOf = async (...[page, language]: Parameters<typeof read>) =>
  JSON.stringify(await read(page, language))
const read = (page: (typeof TEXT_PAGES)[number], language: 'en' | 'th') =>
  getTextPage(ctx(), { page, language })
const factsOf = async (language: 'en' | 'th'): Promise<Facts> => ({
  settings: await getSettings(ctx()),
  chatHost: '',
  siteUrl: 'https://x.example',
  now: new Date(),
  language,
})

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

test('the page about us has the story, the mission and five values', async () => {
  const { blocks } = await getTextPage(ctx(), { page: 'about', language: 'en' })
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  expect(ids.slice(0, 3)).toEqual(['story', 'mission', 'values'])
  const values = blocks[blocks.findIndex((block) => block.kind === 'heading' && block.id === 'values') + 1]
  expect(values).toMatchObject({ kind: 'cards', items: { length: 5 } })
})

test('delivery prices, waiting times, VAT and the company are those of the settings', async () => {
  const admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  const { delivery, company, orders, tax } = await getSettings(ctx())
  expect(await textOf('shipping', 'en')).toMatch(/Western Cape","value":"R\s?75\.00 · free from R\s?600\.00/)
  // Without a registration number nothing is said of one.
  expect(await textOf('terms', 'en')).not.toContain('Registration number')
  expect(await textOf('terms', 'en')).not.toContain('Directors')
  const near = { cents: 8_100, freeFromCents: null }
  for (const change of [
    { group: 'delivery', value: { ...delivery, zones: { ...delivery.zones, near } } },
    {
      group: 'company',
      value: {
        ...company,
        legalName: 'Baan Nok (Pty) Ltd',
        registrationNumber: '2026/123456/07',
        directors: 'Mali Srisuk, Anan Srisuk',
      },
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
  expect(terms).toContain('Directors: Mali Srisuk, Anan Srisuk.')
  expect(terms).toContain('"name":"Directors","value":"Mali Srisuk, Anan Srisuk"')
  expect(await textOf('terms', 'th')).toContain('กรรมการ: Mali Srisuk, Anan Srisuk')
  expect(terms).toContain('Paying by bank transfer: 9 days')
  expect(terms).toContain('The standard rate is 16.5%')
})

test('terms and returns say what a deposit is, when it comes back, and that death and hospital cost nothing', async () => {
  const admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  const { reservations } = await getSettings(ctx())
  for (const page of ['terms', 'returns'] as const) {
    const text = await textOf(page, 'en')
    expect(text).toContain('At the moment we ask for no deposit.')
    expect(text).toMatch(/has died or is in hospital.* section 17\(5\)/)
    expect(await textOf(page, 'th')).toMatch(/ตอนนี้เราไม่เก็บมัดจำ.*เสียชีวิตหรือต้องเข้าโรงพยาบาล.*17\(5\)/)
  }
  const value = { ...reservations, depositFrom: 6, depositCentsPerGuest: 15_000, cancelHours: 48 }
  expect(await updateSettings(admin, { group: 'reservations', value, version: 1 })).toEqual({ ok: true })
  for (const page of ['terms', 'returns'] as const) {
    expect(await textOf(page, 'en')).toMatch(
      /6 guests or more pay a deposit of R\s?150\.00 a guest.*at least 48 hours before/,
    )
    expect(await textOf(page, 'th')).toMatch(/6 คนขึ้นไปชำระมัดจำคนละ R\s?150\.00.*อย่างน้อย 48 ชั่วโมง/)
  }
})

test('the terms say how long a voucher pays, where the shop sells them', async () => {
  const admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  expect(await textOf('terms', 'en')).toMatch(/in parts, for 3 years from the day it is sent/)
  expect(await textOf('terms', 'th')).toContain('ภายใน 3 ปีนับจากวันที่ส่ง')
  const value = { isSold: false, yearsValid: 3 }
  expect(await updateSettings(admin, { group: 'vouchers', value, version: 1 })).toEqual({ ok: true })
  expect(await textOf('terms', 'en')).not.toContain('voucher')
})

test('returns say who pays for the way back, and by when goods have to go', async () => {
  const text = await textOf('returns', 'en')
  expect(text).toContain('at our risk and expense, for a full refund (section 20)')
  expect(text).toContain('at your own cost within 10 business days of delivery')
})

test('the terms name the same allergens of the kitchen as the menu', async () => {
  const named = (text: string) => /(?:peanut, .* sesame|ถั่วลิสง .*และงา)/.exec(text)?.[0]
  for (const [language, { note }] of [
    ['en', menuEn],
    ['th', menuTh],
  ] as const) {
    expect(named(note)).toMatch(/gluten|กลูเตน/)
    expect(await textOf('terms', language)).toContain(named(note))
  }
})

test.each([
  ['en', 'Contains crustaceans (shrimp) and fish.'],
  ['th', 'มีสัตว์น้ำที่มีเปลือกแข็ง (กุ้ง) และปลา'],
] as const)('the green curry names its shellfish and its fish: %s', async (language, text) => {
  const { blocks } = await read('traditional-green-curry', language)
  expect(blocks).toContainEqual({ kind: 'text', text })
})

test('terms and returns say until when buyers change and cancel orders, and where they ask to return something', async () => {
  for (const page of ['terms', 'returns'] as const) {
    expect(await textOf(page, 'en')).toMatch(/Until we begin to pack, you (?:may )?change .*cancel/)
    expect(await textOf(page, 'th')).toMatch(/ก่อนเราเริ่มแพ็ก คุณแก้ไข.*ยกเลิก/)
  }
  // By the names of the buttons.
  expect(await textOf('returns', 'en')).toContain(`“${orderEn.returnSome}”`)
  expect(await textOf('returns', 'th')).toContain(`“${orderTh.returnSome}”`)
  expect(await textOf('returns', 'en')).toContain('before it leaves us, and we cancel it for you')
})

test('an edition that there was not is not found', async () => {
  const { updated, editions, isEarlier } = await read('terms', 'en')
  expect([editions, isEarlier]).toEqual([[updated], false])
  const lost = getTextPage(ctx(), { page: 'terms', language: 'en', edition: '2020-01-01' })
  await expect(lost).rejects.toMatchObject({ code: 'not_found' })
})

test('what a page said before can still be read, with the facts of today', async () => {
  const written = (updated: string, en: string): TextEdition => {
    const text = { en, th: `${en} ค่ะ` }
    return { title: text, metaDescription: text, lead: text, updated, blocks: [{ kind: 'text', text }] }
  }
  const editions = [written('2027-02-01', 'Call {phone}.'), written('2026-11-22', 'Write to {email}.')]
  const facts = await factsOf('th')
  const { email, phone } = facts.settings.company
  expect(shownEdition(editions, '2026-11-22', facts)).toMatchObject({
    updated: '2026-11-22',
    isEarlier: true,
    editions: ['2027-02-01', '2026-11-22'],
    blocks: [{ kind: 'text', text: `Write to ${email}. ค่ะ` }],
  })
  for (const wanted of [undefined, '2027-02-01']) {
    expect(shownEdition(editions, wanted, facts)).toMatchObject({
      updated: '2027-02-01',
      isEarlier: false,
      blocks: [{ kind: 'text', text: `Call ${phone}. ค่ะ` }],
    })
  }
})

test('the privacy page says of what is kept as long as it is kept', async () => {
  const days = (what: string) => (KEPT_FOR[what] ?? NaN) / DAY
  const text = await textOf('privacy', 'en')
  for (const said of [
    `never confirmed: ${days('unverifiedAccounts')} days`,
    `what was refused: ${days('securityEvents')} days`,
    `that we sent you: ${days('finishedJobs')} days. Of emails that could not be sent: ${days('failedJobs')} days`,
    `nobody changes: ${days('idleCarts')} days`,
    `which newsletter: ${days('newsletterDeliveries')} days`,
    `one year at most; ${days('unprovedRequests')} days if you don’t confirm`,
    `doesn’t know: ${days('questions')} days`,
    `noted for it: ${days('eventGuests')} days after the event`,
  ]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('how fast our pages are, and what goes wrong in them, without knowing who you are')
  expect([days('vitals'), days('browserErrors')]).toEqual([90, 90])
  expect(text).toContain('two years after the last of them')
  expect(text).toContain('company law wants them for seven years')
  expect(days('notifications')).toBe(7 * 365)
  expect([days('contactThreads'), days('restockRequests')]).toEqual([2 * 365, 365])
})

test('the privacy page names who phrases what the chat bot says, where somebody does', async () => {
  const phraser = { host: 'words.example', phrase: async () => undefined }
  for (const language of LOCALES) {
    const { blocks } = await getTextPage(testCtx(shop(), { phraser }), { page: 'privacy', language })
    expect(JSON.stringify(blocks)).toContain('words.example')
    expect(await textOf('privacy', language)).not.toMatch(/words\.example|chatHost/)
  }
})

test('a placeholder that nobody knows is a mistake of ours, and said', async () => {
  const facts = await factsOf('en')
  const text = { en: 'Call {fax}', th: 'โทร {fax}' }
  expect(() => filledIn([{ kind: 'text', text }], facts)).toThrow('fax')
})

test.each([
  [
    'en',
    [
      'a mark that you signed out while',
      'your last order until',
      'the table that you are reserving',
      'a link from one of our emails',
      'you have just changed something',
    ],
  ],
  [
    'th',
    ['ออกจากระบบขณะที่ติดต่อร้านไม่ได้', 'คำสั่งซื้อล่าสุดจนกว่า', 'โต๊ะที่คุณกำลังจอง', 'ลิงก์จากอีเมลของเรา', 'คุณเพิ่งแก้ไขข้อมูล'],
  ],
] as const)('the privacy page names the cookies that few people get: %s', async (language, words) => {
  const text = await textOf('privacy', language)
  for (const cookie of words) expect(text).toContain(cookie)
})
