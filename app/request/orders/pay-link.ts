import { type RequestContext, serverContext } from '#app/request/context.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type ScanCode, scanCode } from './scan-code.ts'

/** The address of the page on which a buyer pays, in the buyer's language, as a QR code, and in a message to their phone. */
export type PayLink = { url: string; code: ScanCode; whatsapp: string; sms: string }

const MESSAGES: Record<Locale, (number: string, url: string) => string> = {
  en: (number, url) => `Your KROK order ${number}. You can pay and follow it here: ${url}`,
  th: (number, url) => `คำสั่งซื้อ KROK ของคุณ ${number} ชำระเงินและติดตามสถานะได้ที่ ${url}`,
}

/** Returns it for as long as there is something to pay online. */
export function payLink(context: RequestContext, order: OrderView): PayLink | undefined {
  if (!order.payOnline) return undefined
  const { siteUrl } = context.get(serverContext).ctx.shop
  const { accessKey, locale, number, contact } = order
  const url = siteUrl + pathTo({ to: '/order/:key', params: { key: accessKey } }, locale)
  const message = encodeURIComponent(MESSAGES[locale](number, url))
  // WhatsApp knows numbers by their country, which people of South Africa leave out.
  const abroad = contact.phone.replace(/^0(?=\d{9}$)/, '27').replaceAll(/\D/g, '')
  return {
    url,
    code: scanCode(url),
    whatsapp: `https://wa.me/${abroad}?text=${message}`,
    sms: `sms:${contact.phone}?body=${message}`,
  }
}
