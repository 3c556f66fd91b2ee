import type { checkoutGift as en } from '../../en/orders/checkout-gift.ts'

export const checkoutGift: typeof en = {
  title: 'ส่งเป็นของขวัญ',
  hint: 'ในกล่องไม่มีราคา อีเมลยืนยันและใบกำกับภาษีส่งถึงคุณเท่านั้น',
  wrap: (price) => `ห่อของขวัญ · ${price}`,
  free: 'ฟรี',
  card: 'ข้อความในการ์ด',
  cardHint: (letters) => `เราพิมพ์ด้วยตัวอักษรลายมือให้ ไม่เกิน ${letters} ตัวอักษร`,
  cardTooLong: (letters) => `การ์ดใส่ได้ไม่เกิน ${letters} ตัวอักษร กรุณาย่อข้อความอีกนิด`,
  toReceiver: 'ส่งตรงถึงผู้รับคนอื่น ที่อยู่ด้านบนเป็นของผู้รับ',
  name: 'ชื่อผู้รับ',
  phone: 'เบอร์โทรผู้รับ',
  phoneHint: 'ให้พนักงานส่งของติดต่อเท่านั้น ผู้รับจะไม่ได้รับอีเมล',
}
