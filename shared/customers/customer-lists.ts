/** Which people a list of the staff shows, and how it is sorted. */
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
