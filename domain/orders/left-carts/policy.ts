import { requireShop } from '#domain/kernel/guards.ts'

/** Permissions for carts that were left. */
export const policy = { findLeftCarts: requireShop }
