import type { PayWithVoucherMessages } from '../../en/orders/pay-with-voucher.ts'
import { fieldErrors } from '../forms/field-errors.ts'

export const payWithVoucher: PayWithVoucherMessages = {
  title: 'ชำระด้วยบัตรของ\u2060ขวัญ',
  metaTitle: (number) => `ชำระ ${number} ด้วยบัตรของขวัญ`,
  back: 'กลับไปที่คำสั่งซื้อ',
  due: 'ยอดที่ต้องชำระ',
  lead: 'ถ้ายอดในบัตรไม่พอ ชำระส่วนที่เหลือด้วยวิธีปกติได้ ถ้าเกิน ส่วนที่เหลือยังอยู่ในบัตร',
  code: 'โค้ดบัตรของขวัญ',
  codeHint: 'อยู่บนบัตร เช่น KROK-ABCD-…',
  submit: 'ใช้บัตรของขวัญ',
  pending: 'สักครู่…',
  nothing: 'คำสั่งซื้อนี้ไม่มียอดที่ต้องชำระด้วยบัตรของขวัญ',
  fieldErrors,
}
