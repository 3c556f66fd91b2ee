import { requireCustomer } from '#domain/kernel/guards.ts'

/** The rules for favourites: customers, each with their own. */
export const policy = {
  isFavourite: requireCustomer,
  listFavourites: requireCustomer,
  setFavourite: requireCustomer,
}
