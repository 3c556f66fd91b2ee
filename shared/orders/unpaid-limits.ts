import { DAY, HOUR, MINUTE } from '../kernel/durations.ts'

/** The most that the unpaid orders of one buyer may have between them. */
export type Allowance = {
  orders: number
  /** Their value in ZAR cents. */
  cents: number
  /** Above this many items together, a bank transfer is waited for in hours, not days. */
  itemsHeldForDays: number
  /** Per product: this share of what there is, in whole sixes, but always `items`. */
  product: { share: number; items: number }
}

/** The most that unpaid orders may keep from others. */
export type UnpaidLimits = {
  /** For buyers who give the same contact, or are signed in to the same account. */
  contact: Allowance
  /** For buyers from one network address, which a household, an office or a mobile network shares. */
  address: Allowance
  /** For buyers whose IPv6 addresses begin alike: everybody in a mobile network, or one who rents a server. */
  network: Allowance
}

const PRODUCT = { share: 0.5, items: 12 }

/** The shop's limits. Orders paid by transfer and those paid online are counted apart. */
export const UNPAID_LIMITS: UnpaidLimits = {
  contact: { orders: 5, cents: 25_000_00, itemsHeldForDays: 30, product: PRODUCT },
  address: { orders: 20, cents: 50_000_00, itemsHeldForDays: 120, product: PRODUCT },
  network: { orders: 80, cents: 200_000_00, itemsHeldForDays: 480, product: { share: 0.75, items: 24 } },
}

/** The time an order waits for its payment, in milliseconds. */
export type PaymentWaits = { online: number; transfer: number; largeTransfer: number }

/** The same from the settings, which count in the units that people think in. */
export function paymentWaits(settings: {
  payOnlineMinutes: number
  payByTransferDays: number
  payLargeTransferHours: number
}): PaymentWaits {
  return {
    online: settings.payOnlineMinutes * MINUTE,
    transfer: settings.payByTransferDays * DAY,
    largeTransfer: settings.payLargeTransferHours * HOUR,
  }
}
