import { addTime, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import {
  addDays,
  addWorkingDays,
  isSameWeek,
  isWorkingDay,
  parcelDayOf,
} from '#shared/orders/working-days.ts'
import { type Province, PROVINCES } from '#shared/accounts/provinces.ts'
import { DELIVERY_ZONES, type DeliveryZone } from '#shared/base/settings/groups.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'

/** When the courier comes: the first and the last day, `2026-11-25`. */
export type Arrival = { from: string; to: string }

export type DeliveryPromise = {
  /** The instant by which an order must be paid to leave on that day. */
  orderBy: Date
  /** By the provinces that it comes to in as many days. */
  arrivals: ({ provinces: Province[] } & Arrival)[]
}

/**
 * When something arrives that is ordered now. Parcels leave on working days, unless the opening hours say that the shop is
 * closed; the courier counts working days from then. With an ice pack they leave on its weekdays, and only if they arrive before
 * the weekend, holidays counted.
 */
export function deliveryPromise(
  { delivery, hours }: Pick<Settings, 'delivery' | 'hours'>,
  now: Date,
  { isChilled = false }: { isChilled?: boolean } = {},
): DeliveryPromise {
  const closed = new Set(hours.exceptions.filter(({ hours }) => hours === null).map(({ date }) => date))
  const orderByOn = (day: string) => {
    const [hour = 0, minute = 0] = delivery.orderBy.split(':').map(Number)
    return addTime(startOfShopDay(day), hour * HOUR + minute * MINUTE)
  }
  const icePack = isChilled ? delivery.icePack : null
  const longest = Math.max(...PROVINCES.map((province) => delivery.days[delivery.provinces[province]].to))
  const staysCold = (day: string) =>
    !icePack || (icePack.weekdays.some((one) => one === parcelDayOf(day)) && isSameWeek(day, longest))
  const mayLeave = (day: string) =>
    isWorkingDay(day) && !closed.has(day) && orderByOn(day) > now && staysCold(day)
  let leaves = shopDay(now)
  while (!mayLeave(leaves)) leaves = addDays(leaves, 1)
  return {
    orderBy: orderByOn(leaves),
    arrivals: DELIVERY_ZONES.flatMap((zone) => {
      const provinces = PROVINCES.filter((province) => delivery.provinces[province] === zone)
      return provinces.length > 0 ? [{ provinces, ...arrivalIn(zone, delivery, leaves) }] : []
    }),
  }
}

/** The promise to one province. */
export function promiseTo(
  province: Province,
  settings: Pick<Settings, 'delivery' | 'hours'>,
  now: Date,
  goods: { isChilled?: boolean } = {},
): Arrival & Pick<DeliveryPromise, 'orderBy'> {
  const { orderBy } = deliveryPromise(settings, now, goods)
  return { orderBy, ...arrivalOfParcel(province, settings, orderBy) }
}

/** When a parcel comes to a province that the courier took at an instant. */
export function arrivalOfParcel(
  province: Province,
  { delivery }: Pick<Settings, 'delivery'>,
  takenAt: Date,
): Arrival {
  return arrivalIn(delivery.provinces[province], delivery, shopDay(takenAt))
}

function arrivalIn(zone: DeliveryZone, { days }: Settings['delivery'], leaves: string): Arrival {
  const { from, to } = days[zone]
  return { from: addWorkingDays(leaves, from), to: addWorkingDays(leaves, to) }
}
