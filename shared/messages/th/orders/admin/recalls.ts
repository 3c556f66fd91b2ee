import type { recalls as english } from '../../../en/orders/admin/recalls.ts'

/** A batch, who got it, and recalling it. */
export const recalls: typeof english = {
  title: (code) => `ล็อต ${code}`,
  back: 'กลับไปที่สินค้า',
  receivedOn: 'รับเข้าครั้งแรก',
  gotIt: 'คำสั่งซื้อที่ได้ล็อตนี้',
  gotItCount: (orders, jars) => `${orders} คำสั่งซื้อ ${jars} ชิ้น`,
  mostShown: (most) => `แสดง ${most} รายการล่าสุด`,
  nobody: 'ยังไม่มีคำสั่งซื้อที่ได้ล็อตนี้',
  order: 'คำสั่งซื้อ',
  customer: 'ลูกค้า',
  jars: 'จำนวน',
  status: 'สถานะ',
  repack: (count) => `มี ${count} คำสั่งซื้อที่แพ็กด้วยล็อตนี้และยังอยู่ที่ร้าน ต้องเปลี่ยนเป็นของล็อตอื่นก่อนจึงจะจัดส่งได้`,

  recall: 'เรียกคืนล็อตนี้',
  hint: 'ของที่เหลือจะถูกตัดออกจากการขายทันที และลูกค้าทุกคนที่ได้ล็อตนี้จะได้รับอีเมล ยกเลิกภายหลังไม่ได้',
  adminsOnly: 'เฉพาะผู้ดูแลระบบเท่านั้นที่เรียกคืนได้',
  preview: 'ดูอีเมลก่อนส่ง',
  previewTitle: 'ลูกค้าจะได้อ่านข้อความนี้',
  subject: 'หัวเรื่อง',
  languages: { en: 'ภาษาอังกฤษ', th: 'ภาษาไทย' },
  willHappen: (left, mails) => `ตัดสินค้า ${left} ชิ้นออกจากการขาย และส่งอีเมลถึงลูกค้า ${mails} คน`,
  recallNow: 'เรียกคืนเลย',
  alreadyRecalled: 'ล็อตนี้ถูกเรียกคืนไปแล้ว โหลดหน้าใหม่',
  recalledOn: (when, who) => `เรียกคืนเมื่อ ${when} โดย ${who}`,
  formerStaff: 'อดีตทีมงาน',
  reason: 'สาเหตุ',
  advice: 'สิ่งที่ควรทำ',
}
