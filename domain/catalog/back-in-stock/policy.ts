import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for requests to be told that a product is back. */
export const policy = {
  askForRestock: allowAnyone,
  confirmRestockRequest: allowAnyone,
  countWaiting: requireStaff,
  findRestocked: requireShop,
  forgetWaiting: requireShop,
}
