import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { shopLocalTime } from '#shared/kernel/dates.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listOffers } from './list-offers.ts'
import { policy } from './policy.ts'
import type { ExportOffersInput } from './schemas.ts'
import type { OfferView } from './views.ts'

const COLUMNS = [
  'name_en',
  'name_th',
  'sku',
  'category_en',
  'sale_price',
  'percent',
  'amount',
  'buy',
  'pay',
  'from_quantity',
  'from_total',
  'combines',
  'starts',
  'ends',
  'state',
] as const

/**
 * The offers that the filter lets through as a CSV file, in pieces, the newest first; times are those of the shop.
 * @throws DomainError forbidden, before the first piece
 */
export async function exportOffers(ctx: Ctx, filter: ExportOffersInput): Promise<AsyncIterable<Uint8Array>> {
  policy.exportOffers(ctx)
  return writeCsv(COLUMNS, readRows(ctx, filter))
}

async function* readRows(ctx: Ctx, filter: ExportOffersInput): AsyncGenerator<string[]> {
  let after: string | undefined
  do {
    const { items, next } = await listOffers(ctx, { ...filter, after })
    for (const offer of items) {
      const cells = toCells(offer)
      yield COLUMNS.map((column) => cells[column])
    }
    after = next ?? undefined
  } while (after)
}

/** An offer for all goods names neither a product nor a category. */
function toCells(offer: OfferView): Record<(typeof COLUMNS)[number], string> {
  const { terms, minimumQuantity, minimumCents } = offer
  return {
    name_en: offer.name.en,
    name_th: offer.name.th,
    sku: offer.product?.sku ?? '',
    category_en: offer.category?.name.en ?? '',
    sale_price: terms.kind === 'sale_price' ? fromCents(terms.amountCents) : '',
    percent: terms.kind === 'percent' ? String(terms.percent) : '',
    amount: terms.kind === 'amount' ? fromCents(terms.amountCents) : '',
    buy: terms.kind === 'pay_for' ? String(terms.buyQuantity) : '',
    pay: terms.kind === 'pay_for' ? String(terms.payQuantity) : '',
    from_quantity: minimumQuantity > 1 ? String(minimumQuantity) : '',
    from_total: minimumCents > 0 ? fromCents(minimumCents) : '',
    combines: offer.combines ? 'yes' : 'no',
    starts: shopLocalTime(offer.startsAt).replace('T', ' '),
    ends: shopLocalTime(offer.endsAt).replace('T', ' '),
    state: offer.state,
  }
}
