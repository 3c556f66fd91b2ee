import { allowAnyone, requireAdmin } from '#domain/kernel/guards.ts'

/** Permissions for offers. Everybody gets them. */
export const policy = {
  createOffer: requireAdmin,
  endOffer: requireAdmin,
  exportOffers: requireAdmin,
  findSales: allowAnyone,
  getOffer: requireAdmin,
  getOffers: allowAnyone,
  listOffers: requireAdmin,
  priceNow: allowAnyone,
  updateOffer: requireAdmin,
}
