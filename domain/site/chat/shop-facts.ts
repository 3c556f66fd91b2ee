import { findDay, findPhrase, namesNoDay, phrases } from '../understanding/index.ts'
import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { methodText } from '#shared/orders/payment-methods.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { hoursText, timesText } from '#shared/base/settings/hours-text.ts'
import { type DayHours, type OpeningHours, WEEKDAYS } from '#shared/base/settings/hours.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** When the restaurant is open: on the day that was named, or in the week. */
export async function answerHours(asked: Asked): Promise<Reply> {
  const { ctx, language, say, question } = asked
  const { hours, company } = await getSettings(ctx)
  const day = findDay(question, asked.understood.reading, ctx.now())
  const text = [say.hours.now(hoursText(hours, language, ctx.now()))]
  if (day) {
    const name = formatDay(startOfShopDay(day), language, 'long')
    const times = hoursOn(hours, day)
    text.unshift(times ? say.hours.on(name, timesText(times, language)) : say.hours.closedOn(name))
  }
  return {
    topic: 'hours',
    text: [
      ...(namesNoDay(question, ctx.now()) ? [say.noSuchDay] : []),
      ...text,
      say.address(shopAddressLines(company, language).join(', ')),
    ],
    links: [linkTo('reserve', asked), linkTo('menu', asked)],
    suggestions: [say.suggest.table, say.suggest.address, say.suggest.menu],
  }
}

function hoursOn({ week, exceptions }: OpeningHours, day: string): DayHours | null {
  const exception = exceptions.find(({ date }) => date === day)
  if (exception) return exception.hours
  // Sunday is the first day in JavaScript, and the last in ours.
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  return weekday ? week[weekday] : null
}

export async function answerAddress(asked: Asked): Promise<Reply> {
  const { ctx, language, say } = asked
  const { company } = await getSettings(ctx)
  return {
    topic: 'address',
    text: [say.address(shopAddressLines(company, language).join(', '))],
    links: [linkTo('contact', asked), linkTo('reserve', asked)],
    suggestions: [say.suggest.hours, say.suggest.table],
  }
}

export async function answerContact(asked: Asked): Promise<Reply> {
  const { company } = await getSettings(asked.ctx)
  return {
    topic: 'contact',
    text: [asked.say.contact(company.phone, company.email)],
    links: [linkTo('contact', asked)],
    suggestions: [asked.say.suggest.hours, asked.say.suggest.address],
  }
}

const INVOICE = phrases('invoice, tax invoice, vat invoice, vat number, receipt, ใบเสร็จ, ใบกำกับภาษี, ใบกำกับ')

/** The methods that this shop is set up for, or where the tax invoice is. */
export async function answerPayment(asked: Asked): Promise<Reply> {
  const { ctx, language, say } = asked
  if (INVOICE.some((phrase) => findPhrase(asked.understood.reading, phrase).length > 0)) {
    return {
      topic: 'payment',
      text: [say.invoice],
      links: [linkTo('findOrder', asked), linkTo('contact', asked)],
      suggestions: [say.suggest.payment],
    }
  }
  const { payment } = textsOf(language).purchase
  const methods = [...ctx.providers.keys()].map((method) => methodText(payment, method))
  return {
    topic: 'payment',
    text: [say.payment(say.either(methods)), say.paymentAt],
    links: [linkTo('shop', asked)],
    suggestions: [say.suggest.delivery, say.suggest.returns],
  }
}

export async function answerReturns(asked: Asked): Promise<Reply> {
  const { say } = asked
  return {
    topic: 'returns',
    text: [say.returns.wrong, say.returns.cancel, say.returns.mind],
    links: [linkTo('returns', asked), linkTo('contact', asked)],
    suggestions: [say.suggest.delivery],
  }
}

/** Says how to buy something. */
export async function answerBuying(asked: Asked): Promise<Reply> {
  const { say } = asked
  return {
    topic: 'buying',
    text: [say.buying],
    links: [linkTo('shop', asked), linkTo('shipping', asked)],
    suggestions: [say.suggest.products, say.suggest.delivery, say.suggest.payment],
  }
}
