import { allowAnyone } from '#domain/kernel/guards.ts'

/** The rules for who may read what the first page says of the shop. */
export const policy = { getShopFacts: allowAnyone }
