import { localeContext, type RequestContext } from '#app/request/context.ts'
import type { ReservationView } from '#domain/restaurant/reservations/views.ts'
import type { DepositView } from '#domain/restaurant/table-orders/views.ts'
import { formatDateTime, formatTime } from '#shared/kernel/dates.ts'
import type { TableOrderMessages } from '#shared/messages/en/restaurant/table-orders.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The words about a deposit: how it stands, when it comes back, the link to its order, and what cancelling means. */
export type DepositWords = {
  said: string
  rule: string
  link: string
  orderKey: string
  isDue: boolean
  whenCancelling: string
}

/** The deposit and the jars of a reservation in words: few have either, so that the browser loads none of them. */
export function tableWords(context: RequestContext, { deposit, jars, canChange }: ReservationView) {
  const locale = context.get(localeContext)
  const texts = textsOf(locale).tableOrders
  return {
    deposit: deposit?.orderKey ? depositWords(deposit, deposit.orderKey) : undefined,
    jars: jars.length > 0 ? { title: texts.yourJars, orders: jars } : undefined,
    order: canChange ? { text: texts.jars, hint: texts.jarsHint } : undefined,
  }

  function depositWords(view: DepositView, orderKey: string): DepositWords {
    const amount = formatMoney(view.cents, locale)
    const isDue = view.state === 'due' && view.payBy !== null
    const isOpen = isDue || view.state === 'paid'
    const until = view.isRefundedNow
      ? texts.backUntil(formatDateTime(view.refundUntil, locale))
      : texts.notBack
    return {
      said: isDue && view.payBy ? texts.due(amount, formatTime(view.payBy)) : saidOf(view, texts, amount),
      rule: isOpen ? until : '',
      link: isDue ? texts.pay(amount) : texts.see,
      orderKey,
      isDue,
      whenCancelling: whenCancelling(view, texts, amount),
    }
  }
}

function saidOf({ state }: DepositView, texts: TableOrderMessages, amount: string): string {
  if (state === 'paid' || state === 'refunded' || state === 'settled') return texts[state](amount)
  return texts.ended
}

function whenCancelling(
  { state, isRefundedNow }: DepositView,
  texts: TableOrderMessages,
  amount: string,
): string {
  if (state === 'due') return texts.cancelUnpaid
  if (state !== 'paid') return ''
  return isRefundedNow ? texts.cancelRefunds(amount) : texts.cancelKeeps(amount)
}
