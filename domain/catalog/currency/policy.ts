import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with exchange rates. */
export const policy = {
  getRates: allowAnyone,
  refreshRates: requireShop,
}
