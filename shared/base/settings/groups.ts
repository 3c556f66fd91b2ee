/** The groups of settings: each is saved, planned and withdrawn as a whole. */
export const SETTINGS_GROUPS = [
  'company',
  'hours',
  'social',
  'bank',
  'delivery',
  'tax',
  'stock',
  'orders',
  'mail',
  'reservations',
  'vouchers',
  'gifts',
  'backups',
  'opening',
] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

/** Settings of where money goes, who the shop says it is and who can read its backups: changed only with one's own password. */
export const CONFIRMED_GROUPS: readonly SettingsGroup[] = ['company', 'bank', 'mail', 'backups']
/**
 * All admins are told of a change: one of these, wrong or in a stranger's hands, sends the customers' money or all of the shop
 * elsewhere.
 */
export const MAILED_GROUPS: readonly SettingsGroup[] = ['bank', 'mail', 'backups']

/** Networks on which the shop can be followed. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'tiktok', 'youtube', 'line', 'whatsapp'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
/** As they are written in any language. */
export const NETWORK_NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  line: 'LINE',
  whatsapp: 'WhatsApp',
}

/** Provinces that a parcel costs the same to: by distance from the shop. */
export const DELIVERY_ZONES = ['near', 'main', 'far'] as const
export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

/** The days on which couriers work, unless they are public holidays; Monday first. */
export const PARCEL_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
export type ParcelDay = (typeof PARCEL_DAYS)[number]

/**
 * The states of all groups that hold or will hold, in the order in which they begin; of those that begin together, the
 * last counts.
 */
export type SettingsTimeline = readonly { group: SettingsGroup; effectiveFrom: Date; value: object }[]
