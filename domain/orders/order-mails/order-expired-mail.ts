import { localizedPath } from '#shared/kernel/locale.ts'
import type { Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import type { OrderView } from '../orders/views.ts'
import { goods, toMail, toOrder } from './order-mails.ts'
import { orderTexts } from './order-texts.ts'

/** The payment did not arrive in time. */
export function orderExpiredMail(order: OrderView, shop: Shop): Mail {
  const texts = orderTexts[order.locale]
  const { subject, title, paidAlready } = texts.expired
  const isVoucher = order.kind === 'voucher'
  const { intro, again, shop: toShop } = isVoucher ? texts.expired.voucher : { ...texts, ...texts.expired }
  return toMail(order, shop, {
    subject: subject(order.number),
    opening: title,
    blocks: [
      { kind: 'paragraph', text: intro(order.number) },
      { kind: 'paragraph', text: again },
      {
        kind: 'button',
        text: toShop,
        url: `${shop.siteUrl}${localizedPath(isVoucher ? '/vouchers' : '/shop', order.locale)}`,
      },
      ...goods(order),
      { kind: 'small', text: paidAlready(shop.email, shop.phone) },
      toOrder(order, shop),
    ],
  })
}
