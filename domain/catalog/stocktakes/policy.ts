import { requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for counts: everybody of the staff may correct the stock, so they may book a count too. */
export const policy = {
  abandonStocktake: requireStaff,
  bookStocktake: requireStaff,
  getStocktake: requireStaff,
  listStocktakes: requireStaff,
  saveCount: requireStaff,
  startStocktake: requireStaff,
}
