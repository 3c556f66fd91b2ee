import { requireCustomer } from '#domain/kernel/guards.ts'

/** Who may do what with favourites: customers, each with their own. */
export const policy = {
  isFavourite: requireCustomer,
  listFavourites: requireCustomer,
  setFavourite: requireCustomer,
}
