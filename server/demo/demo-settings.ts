import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import type { DeliverySettings, Settings } from '#domain/base/settings/schemas.ts'
import { SOCIAL_NETWORKS } from '#shared/base/settings/groups.ts'

/** The demo's delivery: with an ice pack, on the one day from which every parcel arrives before the weekend. */
export const DEMO_DELIVERY: DeliverySettings = {
  ...DEFAULT_SETTINGS.delivery,
  icePack: { cents: 3_500, weekdays: ['mon'] },
}

/** The demo wraps gifts. */
export const DEMO_GIFTS: Settings['gifts'] = { isOffered: true, wrappingCents: 3_500 }

/** The demo's company, whose batches are pounded for so long. */
export const DEMO_COMPANY: Settings['company'] = { ...DEFAULT_SETTINGS.company, mortarMinutes: 40 }

const SHOWN = new Set(['facebook', 'instagram', 'line'])

/** The demo's accounts elsewhere, under its own `.example`, so that nobody is led to a stranger's. */
export const DEMO_SOCIAL = Object.fromEntries(
  SOCIAL_NETWORKS.map((name) => [name, SHOWN.has(name) ? `https://${name}.krok.example/` : '']),
) as Settings['social']
