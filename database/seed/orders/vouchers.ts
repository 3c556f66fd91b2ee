import type { Locale } from '#shared/kernel/locale.ts'
import { voucherCodeOf } from '#shared/orders/voucher-code.ts'

/** The code of a voucher that anybody may try in the demo: no secret, and the same in each. */
export const DEMO_VOUCHER_CODE = voucherCodeOf(Buffer.from('TRY-KROK-1'))

/** A voucher of the demo's year. Days are counted back from today; amounts in ZAR cents. */
type SeedVoucher = {
  daysAgo: number
  amountCents: number
  locale: Locale
  toName: string
  message: string
  takenAtDoor?: { daysAgo: number; amountCents: number; reason: string }
  lost?: { daysAgo: number; reason: string }
}

/** Given by the shop. */
export const seedGivenVouchers: (SeedVoucher & { reason: string; isToTry?: true })[] = [
  {
    daysAgo: 346,
    amountCents: 50_000,
    locale: 'en',
    toName: 'Thandi Nkosi',
    message: 'First prize of our Christmas market. Enjoy!',
    reason: 'Prize at the Christmas market',
    takenAtDoor: { daysAgo: 301, amountCents: 32_000, reason: 'Table 4' },
  },
  {
    daysAgo: 20,
    amountCents: 500_000,
    locale: 'en',
    toName: 'Visitors of the demo',
    message: 'Go ahead: it pays for anything here.',
    reason: 'To try out',
    isToTry: true,
  },
]

/** Sold by bank transfer; with `sendsInDays` the card waits for its day. */
export const seedSoldVouchers: (SeedVoucher & {
  buyer: { name: string; email: string }
  sendsInDays?: number
})[] = [
  {
    daysAgo: 6,
    amountCents: 100_000,
    locale: 'th',
    buyer: { name: 'สมชาย ใจดี', email: 'somchai.jaidee@example.com' },
    toName: 'คุณแม่',
    message: 'สุขสันต์วันเกิดครับแม่ กินให้อร่อยนะครับ',
    takenAtDoor: { daysAgo: 2, amountCents: 43_500, reason: 'โต๊ะ 7' },
  },
  {
    daysAgo: 5,
    amountCents: 50_000,
    locale: 'en',
    buyer: { name: 'Ayanda Mokoena', email: 'ayanda.mokoena@example.com' },
    toName: 'Lerato',
    message: 'Thank you for feeding the cats.',
    lost: { daysAgo: 1, reason: 'Left in a taxi' },
  },
  {
    daysAgo: 1,
    amountCents: 75_000,
    locale: 'en',
    buyer: { name: 'Pieter van Wyk', email: 'pieter.vanwyk@example.com' },
    toName: 'Anneke',
    message: 'Happy birthday from all of us at the office!',
    sendsInDays: 12,
  },
]
