import type { DeliverySettings, Settings } from '#domain/base/settings/schemas.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import {
  DELIVERY_ZONES,
  PARCEL_DAYS,
  type ParcelDay,
  type SettingsGroup,
  SOCIAL_NETWORKS,
} from '#shared/base/settings/groups.ts'
import { type DayHours, type HoursException, spansOf, WEEKDAYS } from '#shared/base/settings/hours.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { RESERVATION_NUMBERS, weekdayField } from '#app/components/admin/base/group-fields.ts'
import { filledRows, HOURS_FIELDS, type HoursField, rowField } from './exception-rows.ts'
import { westernDigits } from '#app/request/typed/typed-count.ts'

type Fields = Record<string, string>
type Form = Map<string, string>

/*
 * Settings as a form has them, and back. A field's name is the path of its value in the group, so that what a schema
 * says is wrong stands at the field. What is no number stays as it was typed, for the schema to refuse.
 */

/** The values of a group as its form shows them. */
export function toFields(value: Settings[SettingsGroup]): Fields {
  const fields: Fields = {}
  const flatten = (path: string, part: unknown) => {
    if (path === 'icePack')
      Object.assign(fields, weekdayBoxes((part as DeliverySettings['icePack'])?.weekdays))
    if (path === 'icePack.weekdays') return
    if (path === 'exceptions') fields[path] = (part as HoursException[]).map(toLine).join('\n')
    if (part === null) fields[path] = ''
    else if (typeof part === 'object') {
      for (const [key, inner] of Object.entries(part)) flatten(path ? `${path}.${key}` : key, inner)
    } else if (typeof part === 'number') {
      fields[path] = /cents/i.test(path) ? fromCents(part) : String(part)
    } else if (typeof part === 'boolean') fields[path] = part ? 'on' : 'off'
    else if (typeof part === 'string') fields[path] = part
  }
  flatten('', value)
  return fields
}

/** Reads a form's values, for the group's schema to check. */
export function fromFields(group: SettingsGroup, form: Form): unknown {
  const text = (name: string) => form.get(name) ?? ''
  const number = (name: string) => {
    const typed = westernDigits(text(name)).trim().replace(',', '.')
    return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed || undefined
  }
  const cents = (name: string) => {
    const typed = westernDigits(text(name))
    return toCents(typed) ?? (typed.trim() || undefined)
  }
  const numbers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, number(name)]))
  const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text(name)]))
  const isOn = (name: string) => form.get(name) === 'on'
  const both = (name: string) => ({ en: text(`${name}.en`), th: text(`${name}.th`) })
  switch (group) {
    case 'company':
      return {
        ...texts('legalName', 'registrationNumber', 'directors', 'vatNumber', 'email', 'phone', 'postalCode'),
        isUnregistered: isOn('isUnregistered'),
        street: both('street'),
        city: both('city'),
        ...filled({ mortarMinutes: number('mortarMinutes') }),
      }
    case 'hours':
      return {
        week: Object.fromEntries(
          WEEKDAYS.map((day) => [day, dayHours((field) => text(`week.${day}.${field}`))]),
        ),
        exceptions: filledRows(text).map((row) => ({
          date: text(rowField(row, 'date')),
          hours: dayHours((field) => text(rowField(row, `hours.${field}`))),
          name: eitherOr(text(rowField(row, 'name.en')).trim(), text(rowField(row, 'name.th')).trim()),
        })),
      }
    case 'social':
      return texts(...SOCIAL_NETWORKS)
    case 'bank':
      return texts('account')
    case 'delivery':
      return {
        zones: Object.fromEntries(
          DELIVERY_ZONES.map((zone) => [
            zone,
            {
              cents: cents(`zones.${zone}.cents`),
              freeFromCents: cents(`zones.${zone}.freeFromCents`) ?? null,
            },
          ]),
        ),
        provinces: Object.fromEntries(
          PROVINCES.map((province) => [province, form.get(`provinces.${province}`)]),
        ),
        orderBy: westernDigits(text('orderBy')).trim(),
        days: Object.fromEntries(
          DELIVERY_ZONES.map((zone) => [
            zone,
            { from: number(`days.${zone}.from`), to: number(`days.${zone}.to`) },
          ]),
        ),
        icePack: icePack(cents('icePack.cents'), form),
      }
    case 'tax':
      return numbers('vatPercent')
    case 'stock':
      return numbers('lowStock')
    case 'orders':
      return numbers('payOnlineMinutes', 'payByTransferDays', 'payLargeTransferHours')
    case 'mail':
      return { ...texts('fromName', 'fromAddress'), ...numbers('newslettersPerMinute') }
    case 'reservations':
      return {
        stays: {
          two: number('stays.two'),
          four: number('stays.four'),
          eight: number('stays.eight'),
          more: number('stays.more'),
        },
        ...numbers(...RESERVATION_NUMBERS),
        beforePause: {
          stays: filled({
            two: number('beforePause.stays.two'),
            four: number('beforePause.stays.four'),
            eight: number('beforePause.stays.eight'),
            more: number('beforePause.stays.more'),
          }),
          ...filled({
            lastSeatingMinutes: number('beforePause.lastSeatingMinutes'),
            guestsPerSlot: number('beforePause.guestsPerSlot'),
          }),
        },
        depositCentsPerGuest: cents('depositCentsPerGuest'),
      }
    case 'vouchers':
      return { isSold: isOn('isSold'), ...numbers('yearsValid') }
    case 'gifts':
      return { isOffered: isOn('isOffered'), wrappingCents: cents('wrappingCents') ?? null }
    case 'backups':
      return { isOn: isOn('isOn'), ...texts('recipient') }
    case 'opening':
      return { isOpen: isOn('isOpen') }
  }
}

/** A box for each day, and the days in one line, to compare. */
function weekdayBoxes(days: readonly ParcelDay[] = []): Fields {
  const boxes = PARCEL_DAYS.map((day) => [weekdayField(day), days.includes(day) ? 'on' : ''] as const)
  return { ...Object.fromEntries(boxes), 'icePack.weekdays': days.join(' ') }
}

/** The boxes of a group that say yes or no. */
const SWITCHES: Partial<Record<SettingsGroup, Fields>> = {
  company: { isUnregistered: 'off' },
  vouchers: { isSold: 'off' },
  gifts: { isOffered: 'off' },
  backups: { isOn: 'off' },
  opening: { isOpen: 'off' },
}

/** Fields as they were typed: a box that is not ticked says so, so that it stays unticked. */
export function typedFields(group: SettingsGroup, typed: Partial<Fields>): Partial<Fields> {
  const unticked = group === 'delivery' ? weekdayBoxes() : SWITCHES[group]
  return { ...unticked, ...typed }
}

/** Without a price and without a day there is none. */
function icePack(cents: unknown, form: Form): object | null {
  const weekdays = PARCEL_DAYS.filter((day) => form.get(weekdayField(day)) === 'on')
  return cents === undefined && weekdays.length === 0 ? null : { cents, weekdays }
}

/** A name in one language stands in for the other. */
function eitherOr(en: string, th: string): LocalizedText {
  return { en: en || th, th: th || en }
}

/** Empty fields are a day on which the shop is closed, or one without a pause. */
function dayHours(read: (field: HoursField) => string): DayHours | null {
  const [opens, from, until, closes] = HOURS_FIELDS.map(read) as [string, string, string, string]
  if (!opens && !from && !until && !closes) return null
  return { opens, closes, ...((from || until) && { pause: { from, until } }) }
}

/** Without the fields that are empty. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** A day that differs, in one line, to compare; a dash where it is closed. */
function toLine({ date, hours, name }: HoursException): string {
  const names = name.en || name.th ? ` (${name.en} / ${name.th})` : ''
  const spans = hours && spansOf(hours).map(({ opens, closes }) => `${opens}–${closes}`)
  return `${date} ${spans ? spans.join(', ') : '–'}${names}`
}
