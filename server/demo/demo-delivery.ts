import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'

/** The demo's delivery: with an ice pack, on the one day from which every parcel arrives before the weekend. */
export const DEMO_DELIVERY: DeliverySettings = {
  ...DEFAULT_SETTINGS.delivery,
  icePack: { cents: 3_500, weekdays: ['mon'] },
}
