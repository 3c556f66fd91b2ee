import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Access rules for exchange rates. */
export const policy = {
  getRates: allowAnyone,
  refreshRates: requireShop,
}
