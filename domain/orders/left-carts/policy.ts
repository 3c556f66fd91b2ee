import { requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with carts that were left. */
export const policy = { findLeftCarts: requireShop }
