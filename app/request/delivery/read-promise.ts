import { localeContext, type RequestContext, serverContext } from '#app/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { deliveryPromise, freeDeliveryFromCents } from '#domain/checkout/index.ts'
import { getSettings } from '#domain/settings/index.ts'
import { formatTime, startOfNextShopDay } from '#shared/dates.ts'
import { formatDays } from '#shared/delivery/format-days.ts'
import { formatDay } from '#shared/events/relative-day.ts'
import type { Locale } from '#shared/locale.ts'
import { promise as promiseEn } from '#shared/messages/en/buying/promise.ts'
import { promise as promiseTh } from '#shared/messages/th/buying/promise.ts'
import { purchase as en } from '#shared/messages/en/purchase.ts'
import { purchase as th } from '#shared/messages/th/purchase.ts'

/** What stands beside the button: by when to order, when it comes where, from what it is free, and how one can pay. */
export type ShownPromise = {
  orderBy: string
  /** The weekday; null today. */
  on: string | null
  /** The provinces that it comes to first, and the others. */
  arrivals: { where: string; when: string }[]
  freeFromCents: number | null
  methods: string[]
}

const lists: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  th: new Intl.ListFormat('th'),
}

/** The promise in the page's language, put into words here: browsers carry nothing that counts days. */
export async function readPromise(context: RequestContext): Promise<ShownPromise> {
  const { settings, locale, byWhen, arrivals } = await promiseNow(context)
  const { provinces, payment } = { en, th }[locale]
  return {
    ...byWhen,
    arrivals: arrivals.map(({ provinces: some, from, to }) => ({
      where: lists[locale].format(some.map((province) => provinces[province])),
      when: formatDays(from, to, locale),
    })),
    freeFromCents: freeDeliveryFromCents(settings.delivery, undefined),
    methods: Array.from(context.get(serverContext).ctx.providers.keys(), (method) => payment[method]),
  }
}

/** The same in one line for all provinces: the checkout does not know the buyer's yet. */
export async function readArrival(context: RequestContext): Promise<string> {
  const { locale, byWhen, arrivals } = await promiseNow(context)
  const days = arrivals.flatMap(({ from, to }) => [from, to]).toSorted()
  const line = { en: promiseEn, th: promiseTh }[locale].orderBy(byWhen.orderBy, byWhen.on)
  return `${line} ${formatDays(days.at(0) ?? '', days.at(-1) ?? '', locale)}`
}

async function promiseNow(context: RequestContext) {
  const locale = context.get(localeContext)
  const settings = await runVerb(context, getSettings)
  const now = context.get(serverContext).ctx.now()
  const { orderBy, arrivals } = deliveryPromise(settings, now)
  const midnight = startOfNextShopDay(now)
  keepUntil(context, orderBy < midnight ? orderBy : midnight)
  const on = orderBy < midnight ? null : formatDay(orderBy, locale, 'weekday')
  return { settings, locale, arrivals, byWhen: { orderBy: formatTime(orderBy), on } }
}
