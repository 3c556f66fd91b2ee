import type { Locale } from '#shared/kernel/locale.ts'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import { type OrderMethod } from '#shared/orders/received-methods.ts'

/** Wording that South African law requires on the paper, whatever its language. */
export const LEGAL_TITLES = { invoice: 'Tax Invoice', credit_note: 'Credit Note' } as const

const en = {
  titles: LEGAL_TITLES as Record<keyof typeof LEGAL_TITLES, string>,
  from: 'From',
  to: 'To',
  registrationNumber: (number: string) => `Reg. no. ${number}`,
  vatNumber: (number: string) => `VAT no. ${number}`,
  number: 'Number',
  issuedAt: 'Date of issue',
  orderNumber: 'Order',
  orderedAt: 'Ordered on',
  corrects: (number: string, date: string) => `Corrects Tax Invoice ${number} of ${date}`,
  reason: (reason: string) => `Reason: ${reason}`,

  description: 'Description',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  discount: 'Discount',
  vat: 'VAT',
  lineTotal: 'Total',
  delivery: 'Delivery',
  icePack: 'Ice pack',
  free: 'Free',
  zeroRated: 'zero-rated',

  net: 'Value excluding VAT',
  vatTotal: (percent: number) => `VAT at ${percent}%`,
  totals: { invoice: 'Total including VAT', credit_note: 'Total credited, including VAT' },
  ofWhichZeroRated: 'of which zero-rated (0%)',

  payment: { invoice: 'Payment method', credit_note: 'Refund method' },
  methods: {
    bank_transfer: 'Bank transfer',
    ...HOSTED_PROVIDERS,
    demo_card: 'Demo card',
    cash: 'Cash',
    card_machine: 'Card machine',
    voucher: 'Gift voucher',
  } satisfies Record<OrderMethod, string>,
  demoCard: 'The demo card moves no real money.',
  offers: 'Offers',
  discountCode: 'Discount code',
  currency: 'Prices in South African rand (ZAR), VAT included.',
}

const th: typeof en = {
  titles: { invoice: 'ใบกำกับภาษี', credit_note: 'ใบลดหนี้' },
  from: 'ผู้ขาย',
  to: 'ผู้ซื้อ',
  registrationNumber: (number) => `เลขทะเบียนบริษัท ${number}`,
  vatNumber: (number) => `เลขทะเบียน VAT ${number}`,
  number: 'เลขที่',
  issuedAt: 'วันที่ออกเอกสาร',
  orderNumber: 'เลขที่คำสั่งซื้อ',
  orderedAt: 'วันที่สั่งซื้อ',
  corrects: (number, date) => `อ้างอิงใบกำกับภาษีเลขที่ ${number} ลงวันที่ ${date}`,
  reason: (reason) => `เหตุผล: ${reason}`,

  description: 'รายการ',
  quantity: 'จำนวน',
  unitPrice: 'ราคาต่อหน่วย',
  discount: 'ส่วนลด',
  vat: 'VAT',
  lineTotal: 'จำนวนเงิน',
  delivery: 'ค่าจัดส่ง',
  icePack: 'เจลเย็น',
  free: 'ฟรี',
  zeroRated: 'ภาษีอัตรา 0%',

  net: 'มูลค่าก่อนภาษีมูลค่าเพิ่ม',
  vatTotal: (percent) => `ภาษีมูลค่าเพิ่ม (VAT) ${percent}%`,
  totals: { invoice: 'ยอดรวมทั้งสิ้น (รวม VAT)', credit_note: 'ยอดลดหนี้ทั้งสิ้น (รวม VAT)' },
  ofWhichZeroRated: 'ในจำนวนนี้เป็นสินค้าภาษีอัตรา 0%',

  payment: { invoice: 'วิธีชำระเงิน', credit_note: 'ช่องทางคืนเงิน' },
  methods: {
    bank_transfer: 'โอนเงินผ่านธนาคาร',
    ...HOSTED_PROVIDERS,
    demo_card: 'บัตรทดลอง',
    cash: 'เงินสด',
    card_machine: 'เครื่องรูดบัตร',
    voucher: 'บัตรของขวัญ',
  },
  demoCard: 'บัตรทดลองไม่มีการตัดเงินจริง',
  offers: 'โปรโมชั่น',
  discountCode: 'โค้ดส่วนลด',
  currency: 'ราคาเป็นเงินแรนด์แอฟริกาใต้ (ZAR) รวม VAT แล้ว',
}

export const invoiceTexts: Record<Locale, typeof en> = { en, th }
