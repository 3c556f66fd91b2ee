import { z } from 'zod'
import { type LocalizedText, byLocale } from '#shared/kernel/locale.ts'
import { isAgeRecipient } from '#shared/base/age-recipient.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import type { ReservationRules } from '#shared/restaurant/rules.ts'
import {
  DELIVERY_ZONES,
  PARCEL_DAYS,
  type SettingsGroup,
  SOCIAL_NETWORKS,
} from '#shared/base/settings/groups.ts'
import { WEEKDAYS } from '#shared/base/settings/hours.ts'
import { emailAddress, isoDay, line, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'

/** Up to R100,000: more is a slip. */
const price = wholeNumber(0, 10_000_000)
const texts = (max: number) => z.strictObject(byLocale(() => line(max)))
const maybe = (max: number) => z.string({ error: 'invalid' }).trim().max(max, 'too_long')
const company = z.strictObject({
  legalName: line(120),
  /** The number in the companies register, `2026/123456/07`; may be empty. */
  registrationNumber: maybe(20).regex(/^(\d{4}\/\d{6}\/\d{2})?$/, 'invalid'),
  /** Their names, as the terms print them; may be empty. */
  directors: maybe(300),
  /** A sole proprietor, say, who has neither. */
  isUnregistered: z.boolean(),
  vatNumber: line(20)
    .transform((number) => number.replace(/\s/g, ''))
    .pipe(z.string().regex(/^4\d{9}$/, 'vat_number')),
  email: emailAddress,
  /** As it is printed, with its spaces. */
  phone: line(30).pipe(z.string().regex(/^\+?\d(?:[\s().-]*\d){8,14}$/, 'phone')),
  street: texts(120),
  city: texts(80),
  postalCode: line(10).pipe(z.string().regex(/^\d{4}$/, 'postal_code')),
  /** The time for which a batch is pounded, in minutes; absent where nobody has said. */
  mortarMinutes: wholeNumber(1, 600).exactOptional(),
})

const time = z.string({ error: 'required' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
const dayHours = z
  .strictObject({
    opens: time,
    closes: time,
    pause: z.strictObject({ from: time, until: time }).optional(),
  })
  .refine(({ opens, closes }) => opens !== closes, { path: ['closes'], error: 'invalid' })
  .refine(({ opens, closes, pause }) => !pause || isInOrder([opens, pause.from, pause.until, closes]), {
    path: ['pause', 'from'],
    error: 'invalid',
  })
  .nullable()

/** True if times of day follow each other within a day that begins with the first of them. */
function isInOrder(times: string[]): boolean {
  const [first = ''] = times
  // A time that is not after the first is on the next day.
  const from = times.map((time, at) => (at > 0 && time <= first ? `1 ${time}` : `0 ${time}`))
  return from.every((time, at) => at === 0 || time > (from[at - 1] ?? ''))
}

const hours = z.strictObject({
  week: z.record(z.enum(WEEKDAYS), dayHours),
  exceptions: z
    .array(
      z.strictObject({
        date: isoDay,
        hours: dayHours,
        name: z.strictObject(byLocale(() => maybe(60))),
      }),
    )
    .max(40, 'out_of_range')
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'invalid'),
})

const social = z.record(
  z.enum(SOCIAL_NETWORKS),
  z.literal('').or(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid' }).max(200)),
)

const deliveryFields = z.strictObject({
  /** The courier's price and, unless it is null, the value of goods from which delivery is free; in ZAR cents. */
  zones: z.record(z.enum(DELIVERY_ZONES), z.strictObject({ cents: price, freeFromCents: price.nullable() })),
  provinces: z.record(z.enum(PROVINCES), z.enum(DELIVERY_ZONES, { error: requiredOr('unknown_value') })),
  /** An order that is paid by this time of a working day leaves on it. */
  orderBy: time,
  /** The number of working days until the courier comes. */
  days: z.record(
    z.enum(DELIVERY_ZONES),
    z
      .strictObject({ from: wholeNumber(0, 30), to: wholeNumber(0, 30) })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'out_of_range' }),
  ),
  /**
   * Goes with goods that must stay cold: its price for an order in ZAR cents, and the days on which such parcels leave. Null
   * where they are only collected.
   */
  icePack: z
    .strictObject({ cents: price, weekdays: z.array(z.enum(PARCEL_DAYS)).min(1, 'required') })
    .nullable(),
})
const delivery = deliveryFields.refine(arrivesBeforeWeekend, {
  path: ['icePack', 'weekdays'],
  error: 'too_long',
})

/** True if every parcel with an ice pack arrives in the week in which it leaves, wherever it goes. */
function arrivesBeforeWeekend({ icePack, provinces, days }: z.infer<typeof deliveryFields>): boolean {
  const longest = Math.max(...Object.values(provinces).map((zone) => days[zone].to))
  const lastDay = PARCEL_DAYS.length - 1
  return icePack?.weekdays.every((day) => PARCEL_DAYS.indexOf(day) + longest <= lastDay) ?? true
}

const tax = z.strictObject({
  /** The standard rate in percent, with up to two decimals. */
  vatPercent: z
    .number({ error: requiredOr('invalid') })
    .min(0, 'out_of_range')
    .max(50, 'out_of_range')
    .multipleOf(0.01, 'invalid'),
})

const orders = z.strictObject({
  /** The time that an order waits for its payment. */
  payOnlineMinutes: wholeNumber(5, 24 * 60),
  payByTransferDays: wholeNumber(1, 30),
  /** For a transfer that keeps many items from others. */
  payLargeTransferHours: wholeNumber(1, 7 * 24),
})

/** Minutes that a party keeps its table. */
const stay = wholeNumber(30, 480)

const reservations = z.strictObject({
  stays: z.strictObject({ two: stay, four: stay, eight: stay, more: stay }),
  largestParty: wholeNumber(1, 100),
  lastSeatingMinutes: wholeNumber(0, 480),
  leadMinutes: wholeNumber(0, 7 * 24 * 60),
  daysAhead: wholeNumber(1, 366),
  guestsPerSlot: wholeNumber(1, 1_000),
  beforePause: z.strictObject({
    stays: z.strictObject({ two: stay, four: stay, eight: stay, more: stay }).partial(),
    lastSeatingMinutes: wholeNumber(0, 480).optional(),
    guestsPerSlot: wholeNumber(1, 1_000).optional(),
  }),
  offerMinutes: wholeNumber(5, 24 * 60),
  reminderHours: wholeNumber(1, 72),
  cancelHours: wholeNumber(0, 14 * 24),
  depositFrom: wholeNumber(0, 100),
  depositCentsPerGuest: price,
}) satisfies z.ZodType<ReservationRules>

/** The schema of each group of settings. */
export const settingsSchemas = {
  company,
  hours,
  social,
  /** The account for payments by transfer: bank, holder, number, branch. Empty only until the first start. */
  bank: z.strictObject({ account: line(200) }),
  delivery,
  tax,
  /** Up to this many, pages say how many are left. */
  stock: z.strictObject({ lowStock: wholeNumber(0, 1_000) }),
  orders,
  mail: z.strictObject({
    fromName: line(60),
    fromAddress: emailAddress,
    /** Mails of newsletters a minute: what the mail service allows, less what else is sent. */
    newslettersPerMinute: wholeNumber(1, 60_000),
  }),
  reservations,
  /** The least that the law allows is three years (Consumer Protection Act, section 63). */
  vouchers: z.strictObject({ isSold: z.boolean(), yearsValid: wholeNumber(3, 20) }),
  /** `wrappingCents`: for an order; null where none is wrapped. */
  gifts: z.strictObject({ isOffered: z.boolean(), wrappingCents: price.nullable() }),
  backups: z.strictObject({
    isOn: z.boolean(),
    /** The public key to which they are sealed; may be empty. */
    recipient: z
      .string({ error: 'invalid' })
      .trim()
      .refine((text) => text === '' || isAgeRecipient(text), 'invalid'),
  }),
  /** Until it is open, only its team sees the shop. */
  opening: z.strictObject({ isOpen: z.boolean() }),
} satisfies Record<SettingsGroup, z.ZodType>

/** All settings, complete. */
export type Settings = { [Group in SettingsGroup]: z.infer<(typeof settingsSchemas)[Group]> }
export type DeliverySettings = Settings['delivery']

/** The facts about the business that mails, documents and pages print. */
export type Shop = Settings['company'] & {
  /** The shop's public address, without a slash at the end. */
  siteUrl: string
  bankAccount: string
  /** When the restaurant is open, with the exceptions of the next days. */
  hoursText: LocalizedText
}

const updateOf = <Group extends SettingsGroup>(group: Group) =>
  z.strictObject({
    group: z.literal(group),
    value: settingsSchemas[group],
    /** The group's version that the new state was made from; 0 if it has never been set. */
    version: wholeNumber(0, 1_000_000_000),
    /** When it begins to hold; at once if absent. */
    effectiveFrom: z.date().optional(),
  })

/** A new state of one group. */
export const updateSettingsInput = z.discriminatedUnion('group', [
  updateOf('company'),
  updateOf('hours'),
  updateOf('social'),
  updateOf('bank'),
  updateOf('delivery'),
  updateOf('tax'),
  updateOf('stock'),
  updateOf('orders'),
  updateOf('mail'),
  updateOf('reservations'),
  updateOf('vouchers'),
  updateOf('gifts'),
  updateOf('backups'),
  updateOf('opening'),
])
export type UpdateSettingsInput = z.infer<typeof updateSettingsInput>

/** The facts that a shop says of its company before it opens; `company` is all that stands there invented at first. */
export const COMPANY_FACTS = ['company', 'registrationNumber', 'directors'] as const
export type CompanyFact = (typeof COMPANY_FACTS)[number]

/** The id of a state in a form. */
export const settingsId = z.uuid('invalid')

/** A state of a group, as it was saved. */
export type SettingsState<Group extends SettingsGroup = SettingsGroup> = {
  id: string
  version: number
  effectiveFrom: Date
  value: Settings[Group]
  /** The person who saved it; null if the shop itself filled it, or the account is gone. */
  changedBy: string | null
  changedAt: Date
  isWithdrawn: boolean
}

/** A group in the office: what holds, what is planned in its order, and what held before, the newest first. */
export type SettingsGroupView<Group extends SettingsGroup = SettingsGroup> = {
  value: Settings[Group]
  /** To be named when saving. */
  version: number
  planned: SettingsState<Group>[]
  history: SettingsState<Group>[]
}
export type SettingsViews = { [Group in SettingsGroup]: SettingsGroupView<Group> }

export type UpdateSettingsResult =
  | { ok: true }
  /** Somebody else has saved the group since; `current` is what holds now. */
  | { ok: false; reason: 'changed'; current: { value: Settings[SettingsGroup]; version: number } }
  | { ok: false; reason: 'in_the_past' }
  /** The shop cannot open before it says this of its company. */
  | { ok: false; reason: 'incomplete'; missing: CompanyFact[] }

export type WithdrawSettingsResult =
  | { ok: true }
  | { ok: false; reason: 'in_effect' }
  | { ok: false; reason: 'already_withdrawn' }
