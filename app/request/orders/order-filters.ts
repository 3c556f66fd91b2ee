import { orderFilters, type OrderFilters } from '#domain/orders/order-search/schemas.ts'

/** The filters of the list of orders, and its sorting: all of it stands in its address. */
export type FilterName = keyof OrderFilters

export const FILTER_NAMES: readonly FilterName[] = orderFilters.keyof().options

/** The filters in an address, as text; what is empty or says "all" is none. */
export function filtersIn(query: URLSearchParams): Partial<Record<FilterName, string>> {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = query.get(name)?.trim()
      return value && value !== 'all' ? [[name, value]] : []
    }),
  )
}
