import { expect, test } from 'vitest'
import type { Locale } from '#shared/kernel/locale.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addOffer } from '#tests/data/offers.ts'
import { addProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { findDay, findParty, findTime, understand } from '../understanding/index.ts'
import { orderTexts } from '#domain/orders/order-mails/index.ts'
import { getSettings, updateSettings } from '#domain/base/settings/index.ts'
import { priceHistory } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { answerQuestion } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const ask = (question: string, locale: Locale = 'en') => answerQuestion(ctx(), { question, locale })

test('answers what a product costs, in the language of the question', async () => {
  const price = await ask('how much is the green curry paste?')
  expect(price).toMatchObject({
    isAnswered: true,
    topic: 'product',
    text: ['Green Curry Paste is R99.00, VAT included.'],
    cards: [{ kind: 'product', slug: 'green-curry-paste', path: '/product/green-curry-paste' }],
    about: { kind: 'product', slug: 'green-curry-paste' },
  })
  const thai = await ask('พริกแกงเขียวหวานราคาเท่าไร')
  expect(thai).toMatchObject({ locale: 'th', cards: [{ path: '/th/product/green-curry-paste' }] })
})

test('says what a product costs in an offer, what before, and until when', async () => {
  const { id } = await addProduct(ctx(), { name: { en: 'Zephyr Paste', th: 'พริกแกงเซเฟอร์' } })
  const offer = { kind: 'sale_price' as const, amountCents: 8_000, productId: id }
  // The end of a day in the shop's time zone.
  const endsAt = new Date('2027-11-30T22:00:00Z')
  await addOffer(ctx(), { ...offer, startsAt: new Date('2026-01-01T00:00:00Z'), endsAt })
  const inEnglish = () => ask('how much is zephyr paste?').then(said)
  // It was not sold before the offer.
  expect(await inEnglish()).toBe('Zephyr Paste is R80.00 until 30 November 2027, VAT included.')
  await inTransaction(asShop(ctx()), ({ db }) =>
    db.insert(priceHistory).values({
      productId: id,
      priceCents: 9_900,
      fromAt: new Date('2025-12-01T00:00:00Z'),
      untilAt: new Date('2026-01-01T00:00:00Z'),
    }),
  )
  const before = 'instead of R99.00 until 30 November 2027 (lowest in the 30 days before: R99.00)'
  expect(await inEnglish()).toBe(`Zephyr Paste is R80.00 ${before}, VAT included.`)
  expect(said(await ask('พริกแกงเซเฟอร์ราคาเท่าไร'))).toContain('R80.00 จากปกติ R99.00 ถึง 30 พฤศจิกายน 2027')
})

test('tells what is in a box, and which boxes there are', async () => {
  const jar = await addProduct(ctx(), { name: { en: 'Mellow Paste', th: 'พริกแกงเมลโล่' } })
  const box = await addSet(ctx(), [{ product: jar, quantity: 2 }], {
    name: { en: 'Quiet Night Box', th: 'กล่องคืนเงียบ' },
    slug: 'quiet-night-box',
  })
  const parts = 'Quiet Night Box: 2 × Mellow Paste (200 g).'
  expect(said(await ask('what is in the Quiet Night Box?'))).toBe(parts)
  expect(said(await ask('how big is the Quiet Night Box?'))).toBe(parts)
  expect((await ask('Quiet Night Box')).suggestions).toContain('Can it be a gift?')
  const gifts = await ask('which gift boxes do you have?')
  expect(gifts).toMatchObject({ topic: 'gifts', cards: [{ id: box.id, isInStock: true }] })
  expect(said(gifts)).toContain(parts)
  expect(said(await ask('มีกล่องของขวัญอะไรบ้าง', 'th'))).toContain('ในกล่องคืนเงียบมี 2 × พริกแกงเมลโล่ (200 กรัม)')
})

test('sells no vouchers and wraps nothing, unless the settings say so', async () => {
  expect(said(await ask('can you gift wrap it?'))).toContain('Gift wrapping is R35.00 an order.')
  const admin = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  const unwrapped = { group: 'gifts' as const, value: { isOffered: true, wrappingCents: null }, version: 1 }
  expect(await updateSettings(admin, unwrapped)).toEqual({ ok: true })
  expect(said(await ask('can you gift wrap it?'))).toContain('We don’t gift-wrap at the moment.')
  const none = { group: 'vouchers' as const, value: { isSold: false, yearsValid: 3 }, version: 1 }
  expect(await updateSettings(admin, none)).toEqual({ ok: true })
  expect(await ask('do you have gift cards?')).toMatchObject({
    text: ['We don’t sell vouchers at the moment.', expect.stringContaining('Type its code')],
    links: [{ path: '/voucher' }],
  })
  const gifts = await ask('can you gift wrap it?')
  expect(gifts.links).not.toContainEqual(expect.objectContaining({ path: '/vouchers' }))
})

test('says that it does not know, and who does', async () => {
  expect(await ask('who is the president')).toMatchObject({
    isAnswered: false,
    topic: 'unknown',
    links: [{ path: '/contact' }],
  })
})

const asksOf = (question: string, slug: string) =>
  answerQuestion(ctx(), { question, locale: 'en', about: { kind: 'product', slug } })
const said = ({ text }: { text: string[] }) => text.join(' ')

test('names the label as the source of what it says of allergens, and says all of it', async () => {
  const answer = await ask('is the green curry paste free of shrimp and nuts?')
  expect(answer.source).toEqual({
    label: 'The label of Green Curry Paste',
    path: '/product/green-curry-paste',
  })
  expect(said(answer)).toContain('Green Curry Paste contains crustaceans (shrimp).')
  expect(said(answer)).toContain('Green Curry Paste may contain fish, soya and peanut.')
  expect(said(answer)).toContain('Not on the label: tree nuts.')
  expect(said(answer)).not.toMatch(/\b(?:yes|no)\b,/i)
})

test.each([
  [
    'dish',
    'does the dish Green curry with chicken contain egg?',
    'en',
    'Not among the listed ingredients: egg.',
  ],
  [
    'recipe',
    'does the recipe Green curry with chicken contain egg?',
    'en',
    'Not among the listed ingredients: egg.',
  ],
  ['product', 'พริกแกงเขียวหวานมีไข่ไหม', 'th', 'ไม่มีในข้อมูลฉลาก: ไข่'],
  ['dish', 'เมนูแกงเขียวหวานไก่ที่ร้านมีไข่ไหม', 'th', 'ไม่อยู่ในส่วนผสมที่ระบุไว้: ไข่'],
  ['recipe', 'สูตรแกงเขียวหวานไก่มีไข่ไหม', 'th', 'ไม่อยู่ในส่วนผสมที่ระบุไว้: ไข่'],
] as const)(
  'speaks of a label only where there is one, of a %s: %s',
  async (kind, question, locale, notNamed) => {
    const answer = await ask(question, locale)
    expect(answer).toMatchObject({ topic: 'allergens', about: { kind } })
    expect(answer.text).toContain(notNamed)
  },
)

test.each([
  ['en', 'The curry is too hot, what can I do?'],
  ['th', 'แกงเผ็ดเกินไป ทำยังไงดี'],
] as const)('gives the advice that the mail of a parcel gives against heat: %s', async (locale, question) => {
  const { company } = await getSettings(ctx())
  expect((await ask(question, locale)).text).toEqual([orderTexts[locale].shipped.tooHot(company.phone)])
})

test('of a jar that nobody has checked it says so, and never that something is not in it', async () => {
  const name = { en: 'Zebra relish', th: 'น้ำจิ้มม้าลาย' }
  await addProduct(ctx(), { name, allergens: null, spiceLevel: null })
  const answer = await ask('is the zebra relish free of peanut?')
  expect(answer.isAnswered).toBe(false)
  expect(said(answer)).toContain('We can’t be sure of everything in Zebra relish right now.')
  expect(said(answer)).not.toMatch(/none of the common|Not named|Not on the label/)
  expect(said(await ask('น้ำจิ้มม้าลายมีถั่วลิสงไหม', 'th'))).toContain('กรุณาสอบถามเราก่อนรับประทาน')
  expect(said(await ask('how hot is the zebra relish?'))).not.toMatch(/of 5/)
  const fits = await ask('which jars have no peanut?')
  expect(JSON.stringify(fits.cards)).not.toContain('Zebra')
})

test('asks which one is meant where nothing of the shop is named', async () => {
  const answer = await ask('is your beef jerky gluten free?')
  expect(answer.topic).toBe('allergens')
  expect(answer.source).toBeUndefined()
  expect(said(answer)).toContain('I don’t guess')
})

const GREEN = [
  'Green Curry Paste',
  'The dish “Green curry with chicken”',
  'The recipe “Green curry with chicken”',
]
const PAD_THAI = ['Pad Thai Sauce', 'The dish “Pad thai with prawns”', 'The recipe “Pad thai with prawns”']
test.each([
  ['is the green curry vegan?', GREEN],
  ['does pad thai contain peanut?', PAD_THAI],
  ['pad thia: penuts', PAD_THAI],
  ['is the geen curri paste free of shrimp?', ['Green Curry Paste']],
  ['does panang paste or massaman paste have nuts', ['Panang Curry Paste', 'Massaman Curry Paste']],
])('tells of everything that may be meant, each by its whole name: %s', async (question, names) => {
  const answer = await ask(question)
  expect(answer).toMatchObject({ topic: 'allergens', isAnswered: true })
  expect(answer.cards).toHaveLength(names.length)
  for (const name of names) expect(said(answer)).toMatch(new RegExp(`${name}[^.]* (?:contains|may contain) `))
})

test('names an ingredient that one of them lists, and admits a word that none of them has', async () => {
  expect(said(await ask('is the green curry free of garlic'))).toMatch(
    /ingredients list includes: Garlic\. Green Curry Paste contains/,
  )
  const unknown = await ask('is the green curry free of lupin')
  expect(unknown).toMatchObject({ topic: 'allergens', isAnswered: false })
  expect(said(unknown)).toContain('Our data says nothing about that')
})

test('answers what a name costs as a jar and as a dish', async () => {
  const answer = await ask('massaman price')
  expect(answer.text).toEqual([
    'Massaman Curry Paste is R105.00, VAT included.',
    'Massaman with beef is R185.00 at the restaurant.',
  ])
  expect((await ask('how much is the massaman paste')).cards).toHaveLength(1)
})

test('speaks of the last thing when a question says it, and of another when it names one', async () => {
  expect(said(await asksOf('is it vegan?', 'red-curry-paste'))).toContain(
    'Red Curry Paste is not labelled “Vegan”.',
  )
  expect(said(await asksOf('how hot is it', 'massaman-curry-paste'))).toContain('Massaman Curry Paste')
  expect(said(await asksOf('how hot is the jungle curry paste', 'massaman-curry-paste'))).toContain('Jungle')
  expect(said(await asksOf('is it free of garlic', 'red-curry-paste'))).toContain('Garlic')
})

test('says what is in the data where an ingredient is no allergen, and that it knows no more', async () => {
  expect(said(await ask('is the green curry paste free of garlic'))).toContain('Garlic')
  expect(await ask('is the green curry paste free of lupin')).toMatchObject({
    isAnswered: false,
    topic: 'allergens',
  })
})

test('tells the signed-in of their own orders, and of nobody else’s', async () => {
  const [nok, moe] = [await addPerson(ctx()), await addPerson(ctx())]
  const as = (id: string): Ctx => ({ ...ctx(), actor: { role: 'customer', id } })
  const product = await addProduct(ctx(), { initialStock: 5 })
  const order = await mustPlaceRow(as(nok.id), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
  const where = (ctx: Ctx, question: string) => answerQuestion(ctx, { question, locale: 'en' })
  expect(await where(as(nok.id), 'where is my order?')).toMatchObject({
    topic: 'order',
    cards: [{ kind: 'order', number: order.number, path: `/orders/${order.id}` }],
  })
  const foreign = await where(as(moe.id), `where is order ${order.number}?`)
  expect(foreign).toEqual(await where(as(moe.id), 'where is order KROK-26-9999999999?'))
  expect(foreign.cards).toEqual([])
  const signedOut = await where(ctx(), `where is order ${order.number}?`)
  expect(signedOut).toEqual(await where(ctx(), 'where is order KROK-26-9999999999?'))
  expect(said(signedOut)).toContain('Sign in')
})

const at = (question: string) => understandTable(question)
function understandTable(question: string) {
  const reading = understand(question, 'en', []).reading
  // A Wednesday.
  const day = findDay(question, reading, new Date('2026-11-25T10:00:00Z'))
  return [day, findTime(question), findParty(question)]
}
test.each([
  ['is there a table on Friday at seven for four', '2026-11-27', '19:00', 4],
  ['next friday 19:30, we are 6', '2026-12-04', '19:30', 6],
  ['table for two tonight at 8pm', '2026-11-25', '20:00', 2],
  ['5 December at half past seven, party of 5', '2026-12-05', '19:30', 5],
  ['book for 3 people tomorrow at noon', '2026-11-26', '12:00', 3],
  ['วันศุกร์หนึ่งทุ่ม 4 คน', '2026-11-27', '19:00', 4],
  ['ศุกร์หน้าทุ่มครึ่ง สี่คน', '2026-12-04', '19:30', 4],
  ['พรุ่งนี้บ่ายโมง 2 คน', '2026-11-26', '13:00', 2],
  ['วันนี้ทุ่มนึงสองคน', '2026-11-25', '19:00', 2],
  ['5 ธันวาคม สองทุ่ม 3 ท่าน', '2026-12-05', '20:00', 3],
  ['เสาร์นี้ห้าโมงเย็น 6 คน', '2026-11-28', '17:00', 6],
  ['a table on Wednesday at midnight for two', '2026-11-25', '00:00', 2],
])('understands when and how many: %s', (question, day, time, party) => {
  expect(at(question)).toEqual([day, time, party])
})

test('says which parties it cannot seat, days that are over, and days that there are not', async () => {
  expect(said(await ask('a table for 40 people on Friday'))).toContain('+27 21 555 0142')
  expect(said(await ask('a table for 10000 people on Friday'))).toContain('+27 21 555 0142')
  expect(said(await ask('a table for -1 people on Friday'))).toContain('How many of you')
  expect(said(await ask('a table for 4 on 31 February'))).toContain('isn’t in the calendar')
  expect(said(await ask('are you open on 31 November'))).toContain('isn’t in the calendar')
  expect(said(await ask('a table for two on 2020-01-01'))).toContain('over')
})

test('takes a Thai night for a night, and not for giving back', async () => {
  expect(said(await ask('คืนวันศุกร์มีโต๊ะว่างไหม 40 คน'))).toContain('+27 21 555 0142')
  expect((await ask('ขอคืนได้ไหม')).topic).toBe('returns')
})

test('names what has an allergen beside what has not, so that an overlooked "not" turns nothing round', async () => {
  const [has, hasNot] = [await ask('which jars have peanuts'), await ask('which jars have no peanuts')]
  expect(has).toEqual(hasNot)
  const [withIt, without] = [has.text[0], has.text.at(-1)]
  expect(withIt).toMatch(/^Contains or may contain peanut: .*Satay Peanut Dipping Sauce/)
  expect(without).toContain('No peanut on the label')
  expect(has.cards.length).toBeGreaterThan(0)
  for (const card of has.cards) expect(withIt).not.toContain('name' in card ? card.name : '')
})

test('keeps all diets that a question names, and allergens in recipes', async () => {
  const both = await ask('which jars are vegan and gluten free')
  expect(said(both)).toContain('Labelled “Vegan” and “Gluten free”:')
  const slugs = (await ask('which recipes are without peanuts')).cards.map(({ path }) => path)
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs).not.toContain('/recipes/panang-beef')
  const nuts = understand('is anything free of tree nuts', 'en', []).food.allergens
  expect(nuts).toEqual(['tree_nuts'])
})

test('goes on without what was spoken of when that is shown no more', async () => {
  expect(await asksOf('how hot is it?', 'no-such-jar')).toMatchObject({ isAnswered: false, topic: 'unknown' })
})

test('does not answer with a recipe of which a word stands beside what nobody knows', async () => {
  expect(await ask('Do you sell bicycles <b>made</b> of bamboo?')).toMatchObject({ isAnswered: false })
})
