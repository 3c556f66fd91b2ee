import { isFor, isPrice } from '#domain/catalog/offers/index.ts'
import type { AppliedOffer, LineSale, Offer } from '#shared/catalog/offers.ts'
import { type VatClass, vatInside, vatPercentOf } from '#shared/kernel/money.ts'
import { shareCents } from '#shared/kernel/share-cents.ts'
import { applyDiscount } from './apply-discount.ts'
import type { DiscountTerms } from './views.ts'

/** A line of goods at the price of now: that of its sale, where it has one. Amounts in ZAR cents. */
export type GoodsToPrice = {
  productId: string | null
  categoryId: string | null
  quantity: number
  unitPriceCents: number
  sale: LineSale | null
  totalCents: number
  vatClass: VatClass
}

/** Reductions of goods beside the sale prices of their lines. */
export type Reductions = {
  offers: readonly Offer[]
  terms?: DiscountTerms | undefined
  /** Staff give it on top of whatever else is taken off; a code does not go together with every offer. */
  isOnTop?: boolean
}

type State<Line> = {
  lines: Line[]
  /** Taken off each line, and whether by offers that others may join. */
  off: number[]
  by: ('nothing' | 'together' | 'alone')[]
  offers: AppliedOffer[]
  codeCents: number
}

/**
 * Takes off goods what is best for the buyer: of each line its sale price or another offer, or those that go together;
 * then a code of what is not in an offer that goes alone, or the code in place of such offers. The same goods and offers
 * always give the same; no line costs less than nothing, and no offer makes the goods dearer. `isBeaten` says that a code
 * takes nothing off, because the offers take off more; one for free delivery takes nothing off goods.
 */
export function priceGoods<Line extends GoodsToPrice>(
  goods: readonly Line[],
  { offers, terms, isOnTop = false }: Reductions,
  vatPercent: number,
) {
  const ofOrder = offers.filter((offer) => !isPrice(offer))
  const all = ofOrder.filter(({ combines }) => combines)
  // The whole group, or one of it: it may be worth more to keep the sale prices of the lines that it is not for.
  const together = [all, ...all.map((offer) => [offer])]
  const alone = ofOrder.filter(({ combines }) => !combines).map((offer) => [offer])
  const isOfGoods = terms?.kind === 'percent' || terms?.kind === 'amount'
  let best = takeCodeOff(takeOffersOff(startOf(goods), [...together, ...alone]), { terms, isOnTop })
  if (isOfGoods && !isOnTop) {
    const withoutLone = goods.map((line) => (line.sale?.combines ? line : withoutSale(line)))
    const inPlace = takeCodeOff(takeOffersOff(startOf(withoutLone), together), { terms, isOnTop })
    if (chargeOf(inPlace) < chargeOf(best)) best = inPlace
  }
  const { lines, off, offers: applied, codeCents } = best
  const isInOffers = applied.length > 0 || lines.some(({ sale }) => sale)
  return {
    lines: lines.map((line, at) => {
      const discountCents = off[at] ?? 0
      const rate = vatPercentOf(line.vatClass, vatPercent)
      return { ...line, discountCents, vatCents: vatInside(line.totalCents - discountCents, rate) }
    }),
    subtotalCents: sum(lines.map(({ totalCents }) => totalCents)),
    /** Without any offer, as free delivery and the least value for a code are reckoned. */
    listCents: sum(
      goods.map(({ sale, unitPriceCents, quantity }) => quantity * (sale?.listPriceCents ?? unitPriceCents)),
    ),
    discountCents: sum(off),
    codeCents,
    offers: applied,
    isBeaten: isOfGoods && codeCents === 0 && isInOffers,
  }
}

function startOf<Line>(lines: readonly Line[]): State<Line> {
  const ofEach = <Value>(value: Value) => lines.map(() => value)
  return { lines: [...lines], off: ofEach(0), by: ofEach('nothing'), offers: [], codeCents: 0 }
}

/** Takes the best of some offers off, then the best of the others, as long as one takes anything off. */
function takeOffersOff<Line extends GoodsToPrice>(state: State<Line>, choices: Offer[][]): State<Line> {
  let best = { state, choice: undefined as Offer[] | undefined }
  for (const choice of choices) {
    for (const keepsSales of [true, false]) {
      const tried = tryOffers(state, choice, keepsSales)
      if (chargeOf(tried) < chargeOf(best.state)) best = { state: tried, choice }
    }
  }
  if (!best.choice) return state
  return takeOffersOff(
    best.state,
    choices.filter((choice) => !choice.some((offer) => best.choice?.includes(offer))),
  )
}

/** Takes off one offer that goes alone, or all that go together, of lines whose sale prices stay or are given up for it. */
function tryOffers<Line extends GoodsToPrice>(
  state: State<Line>,
  choice: Offer[],
  keepsSales: boolean,
): State<Line> {
  const isTogether = choice.every(({ combines }) => combines)
  const tried = { ...state, lines: [...state.lines], off: [...state.off], by: [...state.by] }
  const open = new Set<number>()
  for (const [at, line] of state.lines.entries()) {
    const isFitting = choice.some((offer) => isFor(offer, { ...line, id: line.productId }))
    if (!isFitting || state.by[at] !== 'nothing') continue
    const isLoneSale = line.sale !== null && !(isTogether && line.sale.combines)
    if (isLoneSale && keepsSales) continue
    if (isLoneSale) tried.lines[at] = withoutSale(line)
    open.add(at)
  }
  const offers = [...state.offers]
  for (const offer of choice) {
    const rows = [...open].flatMap((at) => {
      const line = tried.lines[at]
      if (!line || !isFor(offer, { ...line, id: line.productId })) return []
      return [{ at, ...line, leftCents: line.totalCents - (tried.off[at] ?? 0) }]
    })
    const savings = savingsOf(offer, rows)
    const cents = sum(savings)
    if (cents === 0) continue
    for (const [i, { at }] of rows.entries()) {
      tried.off[at] = (tried.off[at] ?? 0) + (savings[i] ?? 0)
      tried.by[at] = isTogether ? 'together' : 'alone'
    }
    offers.push({ id: offer.id, name: offer.name, cents })
  }
  // A sale price is given up for something only.
  for (const at of open) {
    const line = state.lines[at]
    if (line && tried.by[at] === 'nothing') tried.lines[at] = line
  }
  return { ...tried, offers }
}

type Row = { quantity: number; unitPriceCents: number; leftCents: number }

/** Works out how much an offer takes off each of the lines that it is for. */
function savingsOf({ terms, minimumQuantity, minimumCents }: Offer, rows: Row[]): number[] {
  const left = rows.map(({ leftCents }) => leftCents)
  const isEnough = sum(rows.map(({ quantity }) => quantity)) >= minimumQuantity && sum(left) >= minimumCents
  if (!isEnough) return rows.map(() => 0)
  switch (terms.kind) {
    case 'percent':
      return left.map((cents) => Math.round((cents * terms.percent) / 100))
    case 'amount':
      return shareCents(Math.min(terms.amountCents, sum(left)), left)
    case 'pay_for':
      return freeJars(terms, rows)
    case 'sale_price':
      return rows.map(() => 0)
  }
}

/** Groups the dearest jars together, so that the cheapest of each group are free. */
function freeJars(
  { buyQuantity, payQuantity }: { buyQuantity: number; payQuantity: number },
  rows: Row[],
): number[] {
  const all = sum(rows.map(({ quantity }) => quantity))
  const grouped = all - (all % buyQuantity)
  const freeAmong = (jars: number) => {
    const counted = Math.min(jars, grouped)
    const rest = (counted % buyQuantity) - payQuantity
    return Math.floor(counted / buyQuantity) * (buyQuantity - payQuantity) + Math.max(0, rest)
  }
  const savings = rows.map(() => 0)
  let before = 0
  const dearestFirst = rows
    .map((row, i) => ({ ...row, i }))
    .sort((a, b) => b.unitPriceCents - a.unitPriceCents || a.i - b.i)
  for (const { i, quantity, unitPriceCents, leftCents } of dearestFirst) {
    const free = freeAmong(before + quantity) - freeAmong(before)
    savings[i] = Math.min(leftCents, free * unitPriceCents)
    before += quantity
  }
  return savings
}

/** Takes a code off what is in no offer that goes alone. */
function takeCodeOff<Line extends GoodsToPrice>(
  state: State<Line>,
  { terms, isOnTop }: Pick<Reductions, 'terms' | 'isOnTop'>,
): State<Line> {
  const left = state.lines.map((line, at) => {
    const isOpen = isOnTop || (state.by[at] !== 'alone' && (line.sale?.combines ?? true))
    return { ...line, totalCents: isOpen ? line.totalCents - (state.off[at] ?? 0) : 0 }
  })
  const { lines, discountCents } = applyDiscount(left, terms, 0)
  const off = state.off.map((cents, at) => cents + (lines[at]?.discountCents ?? 0))
  return { ...state, off, codeCents: discountCents }
}

function withoutSale<Line extends GoodsToPrice>(line: Line): Line {
  if (!line.sale) return line
  const unitPriceCents = line.sale.listPriceCents
  return { ...line, unitPriceCents, totalCents: unitPriceCents * line.quantity, sale: null }
}

function chargeOf({ lines, off }: State<{ totalCents: number }>): number {
  return sum(lines.map(({ totalCents }) => totalCents)) - sum(off)
}

const sum = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
