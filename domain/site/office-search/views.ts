import type { StaffProductItem } from '#domain/catalog/catalog-desk/views.ts'
import type { BatchList } from '#domain/catalog/stock-desk/views.ts'
import type { CustomerSummary } from '#domain/customers/customer-desk/views.ts'
import type { SuggestedOrders } from '#domain/orders/order-search/schemas.ts'
import type { StaffRecipeItem } from '#domain/recipes/recipe-desk/views.ts'
import type { FoundGuest, StaffEventList } from '#domain/restaurant/event-desk/schemas.ts'
import type { FoundReservation } from '#domain/restaurant/guest-desk/schemas.ts'

/** The best of what a search finds, and whether there is more. */
type Few<Item> = { items: Item[]; hasMore: boolean }

/** Everything that a search of the office finds, by what it is. */
export type FoundInOffice = {
  orders: Few<SuggestedOrders['items'][number]>
  guests: SuggestedOrders['guests']
  customers: Few<CustomerSummary>
  reservations: Few<FoundReservation>
  products: Few<StaffProductItem>
  batches: Few<BatchList['items'][number]>
  events: Few<StaffEventList['items'][number]>
  eventGuests: FoundGuest[]
  recipes: Few<StaffRecipeItem>
}
