import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may do what with orders that they placed. */
export const policy = {
  // What it finds is mailed to the order's own address, and told to nobody else.
  mailOrderLink: allowAnyone,
  // Of the orders that the row policies show them.
  orderAgain: allowAnyone,
}
