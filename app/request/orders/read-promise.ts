import type { ShownArrivals } from '#app/components/orders/arrival-line.ts'
import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import { keepUntil } from '#app/request/keep-until.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { deliveryPromise } from '#domain/orders/arrivals/index.ts'
import { freeDeliveryFromCents } from '#domain/orders/checkout/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { formatTime, startOfNextShopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { methodText } from '#shared/orders/payment-methods.ts'
import { formatDays } from '#shared/orders/format-days.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { type Locale, byLocale, LANGUAGES, pick } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The promise beside the button, in words: by when to order, when it comes where, what that costs, and how one can pay. */
export type ShownPromise = {
  title: string
  /** By when to order; null where it can only be collected: then no courier comes. */
  orderBy: string | null
  /** The provinces that it comes to first, and the others. */
  arrivals: { where: string; when: string }[]
  /** The link to the other provinces. */
  others: string
  /** The sentence for what must stay cold; null for other goods. */
  chilled: string | null
  freeFromCents: number | null
  /** The sum from which delivery is free, and where it can be collected. */
  cost: string
  shipping: string
  broken: string
  returns: string
  pay: string
  methods: string[]
}

const lists = byLocale((locale) => new Intl.ListFormat(LANGUAGES[locale].tag))

/**
 * The promise for goods in the page's language, put into words here: browsers carry nothing that counts days, nor texts that the
 * page has.
 */
export async function readPromise(
  context: RequestContext,
  { isChilled }: { isChilled: boolean },
): Promise<ShownPromise> {
  const { settings, locale, byWhen, arrivals } = await promiseNow(context, isChilled)
  const { promise: texts, purchase } = textsOf(locale)
  const isCollected = isChilled && !settings.delivery.icePack
  const freeFromCents = isCollected ? null : freeDeliveryFromCents(settings.delivery, undefined)
  const { street, city } = settings.company
  const free =
    freeFromCents !== null && texts.freeDelivery(freeFromCents && formatMoney(freeFromCents, locale))
  const methods = Array.from(context.get(serverContext).ctx.providers.keys(), (method) =>
    methodText(purchase.payment, method),
  )
  return {
    title: texts.title,
    orderBy: isCollected ? null : texts.orderBy(byWhen.orderBy, byWhen.on),
    arrivals: (isCollected ? [] : arrivals).map(({ provinces: some, from, to }) => ({
      where: lists[locale].format(some.map((province) => purchase.provinces[province])),
      when: formatDays(from, to, locale),
    })),
    others: texts.others,
    chilled: isChilled ? chilledText(settings.delivery, locale) : null,
    freeFromCents,
    cost: [free, texts.pickup(pick(street, locale), pick(city, locale))].filter(Boolean).join(' '),
    shipping: texts.shipping,
    broken: texts.broken,
    returns: texts.returns,
    pay: texts.pay,
    methods,
  }
}

/** The same for a cart: by when to order, and the days, for all provinces and for each. */
export async function readArrivals(
  context: RequestContext,
  lines: readonly { keepCold: boolean }[],
): Promise<ShownArrivals> {
  const isChilled = lines.some(({ keepCold }) => keepCold)
  const { settings, locale, byWhen, arrivals } = await promiseNow(context, isChilled)
  const chilled = isChilled ? chilledText(settings.delivery, locale) : null
  if (isChilled && !settings.delivery.icePack) return { by: null, anywhere: '', in: {}, chilled }
  const { promise: texts, purchase } = textsOf(locale)
  const days = arrivals.flatMap(({ from, to }) => [from, to]).toSorted()
  const inEach = arrivals.flatMap(({ provinces, from, to }) =>
    provinces.map((province) => [
      province,
      texts.daysIn(formatDays(from, to, locale), purchase.provinces[province]),
    ]),
  )
  return {
    by: texts.orderBy(byWhen.orderBy, byWhen.on),
    anywhere: texts.daysByProvince(formatDays(days.at(0) ?? '', days.at(-1) ?? '', locale)),
    in: Object.fromEntries(inEach),
    chilled,
  }
}

/** The day by which what is ordered now has come to the shop's own part of the country; undefined where no courier goes. */
export async function readFirstArrival(context: RequestContext): Promise<string | undefined> {
  const { locale, arrivals } = await promiseNow(context, false)
  const day = arrivals[0] && startOfShopDay(arrivals[0].to)
  if (!day) return undefined
  const isThisWeek = day.getTime() - context.get(serverContext).ctx.now().getTime() < 6 * DAY
  return formatDay(day, locale, isThisWeek ? 'weekday' : 'date')
}

/** Says how goods that must stay cold reach their buyer. */
export function chilledText({ icePack }: Pick<DeliverySettings, 'icePack'>, locale: Locale): string {
  const texts = textsOf(locale).chilled
  return icePack ? texts.withIcePack(formatMoney(icePack.cents, locale)) : texts.collectionOnly
}

async function promiseNow(context: RequestContext, isChilled: boolean) {
  const locale = context.get(localeContext)
  const settings = await runVerb(context, getSettings)
  const now = context.get(serverContext).ctx.now()
  const { orderBy, arrivals } = deliveryPromise(settings, now, { isChilled })
  const midnight = startOfNextShopDay(now)
  keepUntil(context, orderBy < midnight ? orderBy : midnight)
  const on = orderBy < midnight ? null : formatDay(orderBy, locale, 'weekday')
  return { settings, locale, arrivals, byWhen: { orderBy: formatTime(orderBy), on } }
}
