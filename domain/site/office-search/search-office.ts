import { listStaffProducts } from '#domain/catalog/catalog-desk/index.ts'
import { listBatches } from '#domain/catalog/stock-desk/index.ts'
import { listCustomers } from '#domain/customers/customer-desk/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { suggestOrders } from '#domain/orders/order-search/index.ts'
import { listStaffRecipes } from '#domain/recipes/recipe-desk/index.ts'
import { findGuests, listStaffEvents } from '#domain/restaurant/event-desk/index.ts'
import { findReservations } from '#domain/restaurant/guest-desk/index.ts'
import { policy } from './policy.ts'
import type { SearchOfficeInput } from './schemas.ts'
import type { FoundInOffice } from './views.ts'

/** So many of each kind are shown; the lists themselves show the others. */
const MOST = 5
/** The longest code of a batch that is asked for. */
const LONGEST_CODE = 40

/**
 * The best of everything in the office that a text finds; undefined as long as nothing was typed. Each list is asked by its
 * own search, so that both find the same.
 * @throws DomainError forbidden
 */
export async function searchOffice(
  ctx: Ctx,
  { q: search, language }: SearchOfficeInput,
): Promise<FoundInOffice | undefined> {
  policy.searchOffice(ctx)
  if (search === undefined) return undefined
  const [orders, customers, reservations, products, batches, events, eventGuests, recipes] =
    await Promise.all([
      suggestOrders(ctx, { search, language, most: MOST }),
      listCustomers(ctx, { search, sort: 'newest', size: MOST }),
      findReservations(ctx, { search, most: MOST + 1 }),
      listStaffProducts(ctx, { search, language, sort: 'order' }),
      listBatches(ctx, { search: search.slice(0, LONGEST_CODE), language, size: MOST }),
      listStaffEvents(ctx, { search, size: MOST }),
      findGuests(ctx, { search, language, most: MOST }),
      listStaffRecipes(ctx, { search, language, sort: 'order' }),
    ])
  return {
    orders: { items: orders.items, hasMore: orders.hasMore },
    guests: orders.guests,
    customers: few(customers),
    reservations: few({ items: reservations }),
    products: few(products),
    batches: few(batches),
    events: few(events),
    eventGuests,
    recipes: few(recipes),
  }
}

function few<Item>({ items, next = null }: { items: Item[]; next?: unknown }) {
  return { items: items.slice(0, MOST), hasMore: items.length > MOST || next !== null }
}
