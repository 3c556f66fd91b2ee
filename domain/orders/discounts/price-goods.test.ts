import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrice, saleOf } from '#domain/catalog/offers/index.ts'
import type { Offer, OfferTerms } from '#shared/catalog/offers.ts'
import { VAT_CLASSES, vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import type { DiscountTerms } from './views.ts'
import { type GoodsToPrice, priceGoods, type Reductions } from './price-goods.ts'

const [startsAt, endsAt] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
const name = { en: 'Offer', th: 'โปรโมชั่น' }
let made = 0
const offerOf = (terms: OfferTerms, more: Partial<Offer> = {}): Offer => ({
  id: `offer ${(made += 1)}`,
  name,
  terms,
  productId: null,
  categoryId: null,
  minimumQuantity: 1,
  minimumCents: 0,
  startsAt,
  endsAt,
  combines: false,
  ...more,
})

/** A jar as the catalogue offers it, at the price of its sale, if there is one. */
function jars(
  offers: readonly Offer[],
  id: string,
  categoryId: string,
  quantity: number,
  priceCents: number,
) {
  const sale = saleOf(offers, { id, categoryId, priceCents })
  const unitPriceCents = sale?.priceCents ?? priceCents
  return {
    productId: id,
    categoryId,
    quantity,
    unitPriceCents,
    sale: sale && {
      offerId: sale.offer.id,
      listPriceCents: priceCents,
      combines: sale.offer.combines,
    },
    totalCents: unitPriceCents * quantity,
    vatClass: 'standard' as const,
  }
}
type Jar = Omit<ReturnType<typeof jars>, 'sale' | 'vatClass'> & Pick<GoodsToPrice, 'sale' | 'vatClass'>
const goodsOf = (
  offers: readonly Offer[],
  wanted: Parameters<typeof jars> extends [unknown, ...infer Rest] ? Rest[] : never,
) => wanted.map((one): Jar => ({ ...jars(offers, ...one), sale: jars(offers, ...one).sale ?? null }))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const charged = (goods: readonly GoodsToPrice[], reductions: Reductions) => {
  const { subtotalCents, discountCents } = priceGoods(goods, reductions, 15)
  return subtotalCents - discountCents
}

const cents = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 1_000_000 }))
const productId = fc.constantFrom('a', 'b', 'c', 'd')
const categoryOf = (id: string) => (id < 'c' ? 'pastes' : 'sauces')
const terms: fc.Arbitrary<OfferTerms> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: cents }),
  fc.record({ kind: fc.constant('sale_price' as const), amountCents: cents }),
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).map(([payQuantity, free]) => ({
    kind: 'pay_for' as const,
    payQuantity,
    buyQuantity: payQuantity + free,
  })),
)
const offer: fc.Arbitrary<Offer> = fc
  .record({
    id: fc.uuid(),
    terms,
    target: fc.oneof(
      productId.map((id) => ({ productId: id, categoryId: null })),
      fc.constantFrom('pastes', 'sauces').map((id) => ({ productId: null, categoryId: id })),
      fc.constant({ productId: null, categoryId: null }),
    ),
    minimumQuantity: fc.integer({ min: 1, max: 4 }),
    minimumCents: fc.oneof(fc.constant(0), cents),
    combines: fc.boolean(),
  })
  .map(({ target, terms, ...rest }) =>
    terms.kind === 'sale_price'
      ? offerOf(terms, { ...rest, productId: target.productId ?? 'a', minimumQuantity: 1, minimumCents: 0 })
      : offerOf(terms, { ...rest, ...target }),
  )
const offers = fc.array(offer, { maxLength: 6 })
const cart = fc.uniqueArray(
  fc.record({
    id: productId,
    quantity: fc.integer({ min: 1, max: 7 }),
    priceCents: cents,
    vatClass: fc.constantFrom(...VAT_CLASSES),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
)
const code: fc.Arbitrary<DiscountTerms | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountCents: cents }),
  fc.constant({ kind: 'free_delivery' as const }),
)
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never
const at = (offers: readonly Offer[], wanted: Cart) =>
  wanted.map((one): Jar => {
    const { sale, ...jar } = jars(offers, one.id, categoryOf(one.id), one.quantity, one.priceCents)
    return { ...jar, sale: sale ?? null, vatClass: one.vatClass }
  })

describe('for any cart, any offers and any code', () => {
  test('nothing is below zero, parts add up exactly, and each line has its own VAT', () => {
    fc.assert(
      fc.property(cart, offers, code, fc.boolean(), (wanted, offers, terms, isOnTop) => {
        const priced = priceGoods(at(offers, wanted), { offers, terms, isOnTop }, 15)
        expect(sum(priced.lines.map(({ discountCents }) => discountCents))).toBe(priced.discountCents)
        expect(sum(priced.offers.map((one) => one.cents)) + priced.codeCents).toBe(priced.discountCents)
        expect(priced.subtotalCents).toBe(sum(priced.lines.map(({ totalCents }) => totalCents)))
        for (const line of priced.lines) {
          expect(line.totalCents).toBe(line.unitPriceCents * line.quantity)
          expect(Number.isSafeInteger(line.discountCents)).toBe(true)
          expect(line.discountCents).toBeGreaterThanOrEqual(0)
          expect(line.discountCents).toBeLessThanOrEqual(line.totalCents)
          const rate = vatPercentOf(line.vatClass, 15)
          expect(line.vatCents).toBe(vatInside(line.totalCents - line.discountCents, rate))
        }
        for (const one of priced.offers) expect(one.cents).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('offers make nothing dearer, with a code and without', () => {
    fc.assert(
      fc.property(cart, offers, code, (wanted, offers, terms) => {
        const without = charged(at([], wanted), { offers: [], terms })
        expect(charged(at(offers, wanted), { offers, terms })).toBeLessThanOrEqual(without)
        const { listCents } = priceGoods(at(offers, wanted), { offers, terms }, 15)
        expect(listCents).toBe(sum(wanted.map(({ priceCents, quantity }) => priceCents * quantity)))
      }),
      { numRuns: 500 },
    )
  })

  test('no single offer alone would be better than what is given, and a code makes nothing dearer', () => {
    fc.assert(
      fc.property(cart, offers, code, (wanted, offers, terms) => {
        const given = charged(at(offers, wanted), { offers })
        for (const one of offers) {
          // Sale prices are the prices of now: others compete with them.
          const alone = isPrice(one) ? [one] : [one, ...offers.filter(isPrice)]
          expect(given).toBeLessThanOrEqual(charged(at(isPrice(one) ? [one] : [], wanted), { offers: [one] }))
          expect(given).toBeLessThanOrEqual(charged(at(alone, wanted), { offers: alone }))
        }
        expect(charged(at(offers, wanted), { offers, terms })).toBeLessThanOrEqual(given)
      }),
      { numRuns: 300 },
    )
  })

  test('an offer for one product leaves the sale prices of others, though another offer goes together with it', () => {
    const everyone = offerOf({ kind: 'percent', percent: 38 })
    const free = offerOf(
      { kind: 'pay_for', buyQuantity: 3, payQuantity: 1 },
      { productId: 'b', combines: true },
    )
    const off = offerOf({ kind: 'amount', amountCents: 100 }, { minimumCents: 100, combines: true })
    const wanted: Cart = [
      { id: 'a', quantity: 1, priceCents: 400, vatClass: 'standard' },
      { id: 'b', quantity: 3, priceCents: 200, vatClass: 'standard' },
    ]
    const offers = [off, free, everyone]
    expect(charged(at(offers, wanted), { offers })).toBe(248 + 200)
  })

  test('what stays at a sale price that goes alone has nothing else taken off', () => {
    fc.assert(
      fc.property(cart, offers, code, (wanted, offers, terms) => {
        const { lines } = priceGoods(at(offers, wanted), { offers, terms }, 15)
        for (const { sale, discountCents } of lines) if (sale && !sale.combines) expect(discountCents).toBe(0)
      }),
    )
  })

  test('the same goods and offers always give the same', () => {
    fc.assert(
      fc.property(cart, offers, code, (wanted, offers, terms) => {
        const once = priceGoods(at(offers, wanted), { offers, terms }, 15)
        expect(priceGoods(structuredClone(at(offers, wanted)), { offers, terms }, 15)).toEqual(once)
      }),
    )
  })
})

const percent = (percent: number, more: Partial<Offer> = {}) => offerOf({ kind: 'percent', percent }, more)
const three = offerOf({ kind: 'pay_for', buyQuantity: 3, payQuantity: 2 }, { categoryId: 'pastes' })
const sale = offerOf({ kind: 'sale_price', amountCents: 9_000 }, { productId: 'a' })

test.each<[string, Offer[], [string, string, number, number][], Reductions['terms'], number, number]>([
  [
    'three for two: the cheapest of the dearest three is free',
    [three],
    [
      ['a', 'pastes', 2, 10_000],
      ['b', 'pastes', 2, 6_000],
    ],
    undefined,
    26_000,
    6_000,
  ],
  [
    'nothing of another category is free',
    [three],
    [
      ['a', 'pastes', 2, 10_000],
      ['c', 'sauces', 1, 1_000],
    ],
    undefined,
    21_000,
    0,
  ],
  [
    'a sale price is given up for something better',
    [three, sale],
    [['a', 'pastes', 3, 10_000]],
    undefined,
    20_000,
    10_000,
  ],
  ['and stays where nothing is', [three, sale], [['a', 'pastes', 2, 10_000]], undefined, 18_000, 0],
  [
    'a code takes nothing off what is in an offer',
    [sale],
    [
      ['a', 'pastes', 1, 10_000],
      ['c', 'sauces', 1, 10_000],
    ],
    { kind: 'percent', percent: 5 },
    18_500,
    500,
  ],
  [
    'a code stands in place of offers that take off less',
    [sale],
    [['a', 'pastes', 1, 10_000]],
    { kind: 'percent', percent: 50 },
    5_000,
    5_000,
  ],
  [
    'what goes together goes together, one after the other',
    [
      percent(10, { minimumQuantity: 2, combines: true }),
      offerOf({ kind: 'amount', amountCents: 1_000 }, { combines: true }),
    ],
    [['a', 'pastes', 2, 10_000]],
    { kind: 'percent', percent: 50 },
    8_500,
    11_500,
  ],
  [
    'an amount is never more than the goods',
    [offerOf({ kind: 'amount', amountCents: 50_000 })],
    [['a', 'pastes', 1, 10_000]],
    undefined,
    0,
    10_000,
  ],
  [
    'too few jars, or too little, get nothing',
    [percent(10, { minimumQuantity: 3 }), percent(20, { minimumCents: 20_001 })],
    [['a', 'pastes', 2, 10_000]],
    undefined,
    20_000,
    0,
  ],
])('%s', (_what, offers, wanted, terms, charge, off) => {
  const priced = priceGoods(goodsOf(offers, wanted), { offers, terms }, 15)
  expect([priced.subtotalCents - priced.discountCents, priced.discountCents]).toEqual([charge, off])
})

test('a code that offers beat is beaten, one for free delivery is not, and what staff give is on top', () => {
  const goods = goodsOf([sale], [['a', 'pastes', 1, 10_000]])
  const beaten = (reductions: Omit<Reductions, 'offers'>) =>
    priceGoods(goods, { offers: [sale], ...reductions }, 15)
  expect(beaten({ terms: { kind: 'percent', percent: 5 } })).toMatchObject({ isBeaten: true, codeCents: 0 })
  expect(beaten({ terms: { kind: 'free_delivery' } }).isBeaten).toBe(false)
  expect(beaten({ terms: { kind: 'percent', percent: 5 }, isOnTop: true })).toMatchObject({
    isBeaten: false,
    codeCents: 450,
  })
})
