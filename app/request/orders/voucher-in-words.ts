import { localeContext, type RequestContext } from '#app/request/context.ts'
import { rareTexts } from '#app/request/rare-refusal.ts'
import type { VoucherProblem } from '#domain/orders/vouchers/schemas.ts'
import { formatDate, startOfShopDay } from '#shared/kernel/dates.ts'
import { formatMoney } from '#shared/kernel/money.ts'

/** Says what a voucher pays, and what then stays on it. Amounts in ZAR cents. */
export function voucherPays(context: RequestContext, paysCents: number, leftCents: number): string {
  const locale = context.get(localeContext)
  const left = leftCents > 0 ? formatMoney(leftCents, locale) : ''
  return rareTexts(context).voucher.pays(formatMoney(paysCents, locale), left)
}

/** Says why a voucher pays nothing. */
export function voucherProblemInWords(context: RequestContext, problem: VoucherProblem): string {
  const locale = context.get(localeContext)
  const texts = rareTexts(context).voucher
  switch (problem.reason) {
    case 'unknown_voucher':
      return texts.unknown
    case 'voucher_not_yet':
      return texts.notYet(formatDate(startOfShopDay(problem.sendsOn), locale))
    case 'voucher_expired':
      return texts.expired(formatDate(startOfShopDay(problem.expiresOn), locale))
    case 'voucher_too_little':
      return problem.leftCents > 0 ? texts.tooLittle(formatMoney(problem.leftCents, locale)) : texts.empty
    case 'wait':
      return texts.wait(Math.ceil(problem.seconds / 60))
  }
}
