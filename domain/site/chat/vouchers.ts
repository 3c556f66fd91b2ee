import { formatMoney } from '#shared/kernel/money.ts'
import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS } from '#shared/orders/voucher-offer.ts'
import { getVoucherOffer } from '#domain/orders/checkout/index.ts'
import { type Asked, linkTo, type Reply } from './reply.ts'

/** Says what a voucher is and where it is bought, if the shop sells any, and how one is spent. */
export async function answerVouchers(asked: Asked): Promise<Reply> {
  const { ctx, language, say } = asked
  const { yearsValid, methods } = await getVoucherOffer(ctx)
  const isSold = methods.length > 0
  const { what, pays, valid, notSold, spend } = say.vouchers
  const least = formatMoney(LEAST_VOUCHER_CENTS, language)
  const most = formatMoney(MOST_VOUCHER_CENTS, language)
  return {
    topic: 'vouchers',
    text: isSold ? [what(least, most), `${pays} ${valid(yearsValid)}`, spend] : [notSold, spend],
    links: [...(isSold ? [linkTo('vouchers', asked)] : []), linkTo('voucher', asked)],
    suggestions: [say.suggest.gifts, say.suggest.payment],
  }
}
