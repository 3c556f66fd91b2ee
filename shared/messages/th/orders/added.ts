import type { AddedMessages } from '../../en/orders/added.ts'

export const added: AddedMessages = {
  inCart: (count, total) => `ในตะกร้า ${count} ชิ้น · ${total}`,
  gap: (amount) => `ซื้อเพิ่มอีก ${amount} ส่งฟรี`,
  free: 'คำสั่งซื้อนี้ส่งฟรี',
  match: 'กินคู่กันอร่อย',
  addMatch: (name) => `ใส่ตะกร้า: ${name}`,
  add: 'ใส่ตะกร้า',
  matchAdded: (name) => `ใส่${name}ลงตะกร้าแล้ว`,
  goOn: 'เลือกซื้อต่อ',
  close: 'ปิด',
}
