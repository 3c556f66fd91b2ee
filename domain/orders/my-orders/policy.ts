import { allowAnyone } from '#domain/kernel/guards.ts'

/** Permissions for one's own orders. */
export const policy = {
  // As for reading it: an order's link is enough.
  cancelMyOrder: allowAnyone,
  getMyCancellation: allowAnyone,
  getMyChangeForm: allowAnyone,
  // Mails what it finds to the order's own address, and tells nobody else.
  mailOrderLink: allowAnyone,
  // Limited to the orders that the row policies show them.
  orderAgain: allowAnyone,
}
