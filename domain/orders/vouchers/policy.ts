import { requireShop } from '#domain/kernel/guards.ts'

/** Permissions for the money of vouchers. Verbs that only other verbs call take a `ShopCtx` instead. */
export const policy = {
  expireVouchers: requireShop,
  forgetVouchers: requireShop,
}
