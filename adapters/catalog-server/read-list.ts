import { z } from 'zod'
import { productCard, productPageOf } from '#shared/catalog/product-answers.ts'
import { CatalogServerError, type UnreadProduct } from './catalog-server.ts'

/** As many as our own API lists. */
const MOST_PRODUCTS = 3_600
/** Readings of a list that changes meanwhile. */
const TRIES = 3

const pageAnswer = productPageOf(z.unknown())
const named = z.object({ id: z.uuid().catch(''), sku: z.string().catch(''), slug: z.string().catch('') })

export type ServerList = {
  /** The products whose cards are whole, in the server's order. */
  cards: { id: string; sku: string }[]
  unread: UnreadProduct[]
  listed: Set<string>
}

/**
 * Reads all pages of the list. One that changes between two of its pages is read again, twice at most.
 * @throws CatalogServerError
 */
export async function readList(getPage: (page: number) => Promise<unknown>): Promise<ServerList> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const items = await readPages(getPage)
    if (items) return toList(items)
  }
  throw new CatalogServerError('The list changed while it was read')
}

/** @returns undefined if the list changed meanwhile */
async function readPages(getPage: (page: number) => Promise<unknown>): Promise<unknown[] | undefined> {
  const items: unknown[] = []
  let total: number | undefined
  for (let page = 1; total === undefined || items.length < total; page += 1) {
    const answer = pageAnswer.safeParse(await getPage(page))
    if (!answer.success) throw new CatalogServerError('The answer is not a list of products')
    if (answer.data.total > MOST_PRODUCTS || !answer.data.isTotalExact)
      throw new CatalogServerError(`The list has more than ${MOST_PRODUCTS} products`)
    total ??= answer.data.total
    const isWhole = items.length + answer.data.items.length === total
    if (answer.data.total !== total || (answer.data.items.length === 0 && !isWhole)) return undefined
    items.push(...answer.data.items)
  }
  return items.length === total ? items : undefined
}

function toList(items: unknown[]): ServerList {
  const list: ServerList = { cards: [], unread: [], listed: new Set() }
  const skus = new Set<string>()
  for (const [i, item] of items.entries()) {
    const { id, sku, slug } = named.catch({ id: '', sku: '', slug: '' }).parse(item)
    const unread = (why: string) =>
      list.unread.push({ what: (sku || slug || id || `#${i + 1}`).slice(0, 100), why })
    const card = productCard.safeParse(item)
    if (!card.success) unread(faultOf(card.error))
    else if (list.listed.has(id)) unread('The same id twice in the list')
    else if (skus.has(sku)) unread('The same SKU twice in the list')
    else list.cards.push({ id, sku })
    if (id) list.listed.add(id)
    if (sku) skus.add(sku)
  }
  return list
}

/** The first field that is wrong. What the server sent there is not repeated. */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues
  const field = issue?.path.join('.') ?? ''
  return field ? `Missing or wrong: ${field}` : 'Not a product'
}
