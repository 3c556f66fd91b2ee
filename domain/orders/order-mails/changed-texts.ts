import type { Locale } from '#shared/kernel/locale.ts'

const en = {
  subject: (number: string) => `Your order ${number} has changed`,
  title: 'Your order has changed',
  byShop: (number: string) => `We’ve changed order ${number} for you. Here is what is different.`,
  byBuyer: (number: string) => `You’ve changed order ${number}. Here is what is different.`,
  what: 'What has changed',
  now: 'Your order now',
  quantity: (before: number, after: number) => `${before} → ${after}`,
  toCourier: (address: string) => `By courier to ${address}`,
  toCollect: 'You collect it at our restaurant',
  delivery: 'Delivery',
  phone: 'Phone',
  receiver: 'Receiver',
  you: 'You',
  card: 'Words on the card',
  note: 'Your note',
  noteChanged: 'Changed',
  discount: 'Discount',
  deliveryCost: 'Cost of delivery',
  total: 'Total',
  pay: 'Still to pay',
  payOnline: (amount: string) =>
    `Please pay ${amount} on your order’s page. We pack as soon as it has arrived.`,
  payByTransfer: 'Please transfer this amount. We pack as soon as it has arrived.',
  refund: (amount: string) =>
    `You get ${amount} back, the way you paid, within 7 days. We email you as soon as we’ve sent it.`,
  refundTitle: 'Your money',
  papers: {
    invoice: 'Your tax invoice is attached.',
    credit_note: 'The credit note for your invoice is attached.',
    both: 'The credit note for your earlier invoice and your new tax invoice are attached.',
  },
  ifWrong: (email: string, phone: string) =>
    `Something not as you wanted it? Tell us at ${email} or ${phone}, before we send it.`,
}

const th: typeof en = {
  subject: (number) => `คำสั่งซื้อ ${number} มีการแก้ไข`,
  title: 'คำสั่งซื้อของคุณมีการแก้ไข',
  byShop: (number) => `เราแก้ไขคำสั่งซื้อ ${number} ให้คุณแล้ว รายละเอียดที่เปลี่ยนไปมีดังนี้`,
  byBuyer: (number) => `คุณแก้ไขคำสั่งซื้อ ${number} แล้ว รายละเอียดที่เปลี่ยนไปมีดังนี้`,
  what: 'สิ่งที่เปลี่ยนไป',
  now: 'คำสั่งซื้อของคุณตอนนี้',
  quantity: (before, after) => `${before} → ${after}`,
  toCourier: (address) => `จัดส่งถึง ${address}`,
  toCollect: 'คุณมารับเองที่ร้าน',
  delivery: 'การรับสินค้า',
  phone: 'เบอร์โทรศัพท์',
  receiver: 'ผู้รับ',
  you: 'คุณ',
  card: 'ข้อความในการ์ด',
  note: 'หมายเหตุของคุณ',
  noteChanged: 'แก้ไขแล้ว',
  discount: 'ส่วนลด',
  deliveryCost: 'ค่าจัดส่ง',
  total: 'ยอดรวม',
  pay: 'ยอดที่ต้องชำระเพิ่ม',
  payOnline: (amount) => `กรุณาชำระ ${amount} ที่หน้าคำสั่งซื้อ เราจะเริ่มแพ็กสินค้าทันทีที่ได้รับยอด`,
  payByTransfer: 'กรุณาโอนตามยอดนี้ เราจะเริ่มแพ็กสินค้าทันทีที่ได้รับยอด',
  refund: (amount) => `เราจะคืนเงิน ${amount} ผ่านช่องทางที่คุณชำระภายใน 7 วัน และแจ้งทางอีเมลทันทีที่คืนเงินเรียบร้อย`,
  refundTitle: 'การคืนเงิน',
  papers: {
    invoice: 'แนบใบกำกับภาษีมาพร้อมอีเมลนี้แล้ว',
    credit_note: 'แนบใบลดหนี้ของใบกำกับภาษีมาพร้อมอีเมลนี้แล้ว',
    both: 'แนบใบลดหนี้ของใบกำกับภาษีฉบับเดิมและใบกำกับภาษีฉบับใหม่มาพร้อมอีเมลนี้แล้ว',
  },
  ifWrong: (email, phone) => `มีอะไรไม่ตรงตามที่ต้องการ แจ้งเราที่ ${email} หรือ ${phone} ก่อนที่เราจะจัดส่ง`,
}

export const changedTexts: Record<Locale, typeof en> = { en, th }
