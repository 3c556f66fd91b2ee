/** Filters and sort orders of the staff's list of customers. */
export const CUSTOMER_FILTERS = [
  'with_orders',
  'without_orders',
  'consents',
  'verified',
  'unverified',
  'invited',
  'locked',
  'team',
] as const
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number]

export const CUSTOMER_SORTS = ['newest', 'spent', 'last_order'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
