import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import {
  DELIVERY_ZONES,
  NETWORK_NAMES,
  type ParcelDay,
  type SettingsGroup,
  SOCIAL_NETWORKS,
} from '#shared/base/settings/groups.ts'
import { WEEKDAYS } from '#shared/base/settings/hours.ts'

/** A field of a group's form. */
export type GroupField = {
  name: string
  label: string
  kind?: 'number' | 'money' | 'time' | 'email' | 'url' | 'days' | 'zone' | 'switch' | 'weekdays'
  isOptional?: boolean
}

/** The box of a day on which parcels with an ice pack leave. */
export const weekdayField = (day: ParcelDay) => `icePack.weekdays.${day}`

/** The whole numbers among the rules of reservations. */
export const RESERVATION_NUMBERS = [
  'largestParty',
  'lastSeatingMinutes',
  'leadMinutes',
  'daysAhead',
  'guestsPerSlot',
  'offerMinutes',
  'reminderHours',
  'cancelHours',
  'depositFrom',
] as const
type NumberField =
  | 'payOnlineMinutes'
  | 'payByTransferDays'
  | 'payLargeTransferHours'
  | 'lowStock'
  | 'newslettersPerMinute'
  | 'yearsValid'
  | (typeof RESERVATION_NUMBERS)[number]

/** The fields of a group, in order. */
export function fieldsOf(
  group: SettingsGroup,
  { fields: texts, days }: StaffMessages['settings'],
  provinces: Record<Province, string>,
): GroupField[] {
  const number = (name: NumberField) => ({ name, label: texts[name], kind: 'number' }) as const
  switch (group) {
    case 'company':
      return [
        { name: 'legalName', label: texts.legalName },
        { name: 'registrationNumber', label: texts.registrationNumber, isOptional: true },
        { name: 'directors', label: texts.directors, isOptional: true },
        { name: 'isUnregistered', label: texts.isUnregistered, kind: 'switch' },
        { name: 'vatNumber', label: texts.vatNumber },
        { name: 'email', label: texts.email, kind: 'email' },
        { name: 'phone', label: texts.phone },
        { name: 'street.en', label: texts.streetEn },
        { name: 'street.th', label: texts.streetTh },
        { name: 'city.en', label: texts.cityEn },
        { name: 'city.th', label: texts.cityTh },
        { name: 'postalCode', label: texts.postalCode },
        { name: 'mortarMinutes', label: texts.mortarMinutes, kind: 'number', isOptional: true },
      ]
    case 'hours':
      return [
        ...WEEKDAYS.flatMap((day) =>
          (['opens', 'pause.from', 'pause.until', 'closes'] as const).map((field): GroupField => ({
            name: `week.${day}.${field}`,
            label: texts.ofDay(days[day], texts.exception[`hours.${field}`]),
            kind: 'time',
            isOptional: true,
          })),
        ),
        { name: 'exceptions', label: texts.exceptions, kind: 'days', isOptional: true },
      ]
    case 'social':
      return SOCIAL_NETWORKS.map((name) => ({
        name,
        label: NETWORK_NAMES[name],
        kind: 'url',
        isOptional: true,
      }))
    case 'bank':
      return [{ name: 'account', label: texts.account }]
    case 'delivery':
      return [
        ...DELIVERY_ZONES.flatMap((zone): GroupField[] => [
          { name: `zones.${zone}.cents`, label: texts.price(texts.zones[zone]), kind: 'money' },
          {
            name: `zones.${zone}.freeFromCents`,
            label: texts.freeFrom(texts.zones[zone]),
            kind: 'money',
            isOptional: true,
          },
          { name: `days.${zone}.from`, label: texts.daysFrom(texts.zones[zone]), kind: 'number' },
          { name: `days.${zone}.to`, label: texts.daysTo(texts.zones[zone]), kind: 'number' },
        ]),
        { name: 'orderBy', label: texts.orderBy },
        { name: 'icePack.cents', label: texts.icePack, kind: 'money', isOptional: true },
        { name: 'icePack.weekdays', label: texts.icePackDays, kind: 'weekdays' },
        ...PROVINCES.map((province): GroupField => ({
          name: `provinces.${province}`,
          label: provinces[province],
          kind: 'zone',
        })),
      ]
    case 'tax':
      return [{ name: 'vatPercent', label: texts.vatPercent, kind: 'money' }]
    case 'stock':
      return [number('lowStock')]
    case 'orders':
      return [number('payOnlineMinutes'), number('payByTransferDays'), number('payLargeTransferHours')]
    case 'mail':
      return [
        { name: 'fromName', label: texts.fromName },
        { name: 'fromAddress', label: texts.fromAddress, kind: 'email' },
        number('newslettersPerMinute'),
      ]
    case 'reservations':
      return [
        { name: 'stays.two', label: texts.stayTwo, kind: 'number' },
        { name: 'stays.four', label: texts.stayFour, kind: 'number' },
        { name: 'stays.eight', label: texts.stayEight, kind: 'number' },
        { name: 'stays.more', label: texts.stayMore, kind: 'number' },
        ...RESERVATION_NUMBERS.map(number),
        ...(
          [
            ['stays.two', texts.stayTwo],
            ['stays.four', texts.stayFour],
            ['stays.eight', texts.stayEight],
            ['stays.more', texts.stayMore],
            ['lastSeatingMinutes', texts.lastSeatingBeforeBreak],
            ['guestsPerSlot', texts.guestsPerSlot],
          ] as const
        ).map(([name, label]): GroupField => ({
          name: `beforePause.${name}`,
          label: texts.beforeBreak(label),
          kind: 'number',
          isOptional: true,
        })),
        { name: 'depositCentsPerGuest', label: texts.depositCentsPerGuest, kind: 'money' },
      ]
    case 'vouchers':
      return [{ name: 'isSold', label: texts.vouchersSold, kind: 'switch' }, number('yearsValid')]
    case 'gifts':
      return [
        { name: 'isOffered', label: texts.giftsOffered, kind: 'switch' },
        { name: 'wrappingCents', label: texts.wrappingCents, kind: 'money', isOptional: true },
      ]
    case 'backups':
      return [
        { name: 'isOn', label: texts.backupsOn, kind: 'switch' },
        { name: 'recipient', label: texts.recipient, isOptional: true },
      ]
    case 'opening':
      return [{ name: 'isOpen', label: texts.isOpen, kind: 'switch' }]
  }
}
