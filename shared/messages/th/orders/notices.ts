import type { notices as en } from '../../en/orders/notices.ts'

export const notices: typeof en = {
  'notification-replayed': { title: 'กำลังตรวจสอบอีกครั้ง' },
  'order-changed': { title: 'อัปเดตคำสั่งซื้อแล้ว' },
  'order-cancels-soon': { title: 'จะยกเลิกในอีก 1 นาที', text: 'ระหว่างนี้ยังเลิกทำได้' },
  'order-kept': { title: 'ไม่ยกเลิกคำสั่งซื้อแล้ว', text: 'คำสั่งซื้อยังเหมือนเดิม' },
  'note-added': { title: 'เพิ่มบันทึกแล้ว' },
  'payment-recorded': { title: 'บันทึกการชำระเงินแล้ว', text: 'คำสั่งซื้อนี้ชำระเงินครบแล้ว' },
  'payment-flagged': {
    title: 'บันทึกยอดเงินและทำเครื่องหมายไว้แล้ว',
    text: 'ยอดนี้ไม่ตรงกับคำสั่งซื้อ ตรวจสอบที่รายการชำระเงิน',
  },
  'refund-requested': { title: 'บันทึกการคืนเงินแล้ว', text: 'ดูความคืบหน้าได้ในรายการคืนเงิน' },
  'refund-settled': { title: 'คืนเงินเรียบร้อยแล้ว', text: 'ลูกค้าจะได้รับอีเมล' },
  'refund-withdrawn': { title: 'ยกเลิกการคืนเงินแล้ว', text: 'ยังไม่มีการโอนเงิน' },
  'order-hidden': { title: 'ลบคำสั่งซื้อแล้ว' },
  'holds-released': { title: 'คืนสต็อกแล้ว', text: 'ยกเลิกคำสั่งซื้อแล้ว ลูกค้าจะได้รับอีเมล' },
  'hold-gone': { title: 'ไม่มีสต็อกให้คืน', text: 'คำสั่งซื้อนี้ชำระเงินหรือยกเลิกไปแล้ว' },
  'batches-changed': { title: 'เปลี่ยนเป็นของล็อตอื่นแล้ว' },
  'discount-created': { title: 'สร้างโค้ดส่วนลดแล้ว' },
  'discount-saved': { title: 'บันทึกโค้ดส่วนลดแล้ว' },
  'my-order-changed': { title: 'แก้ไขคำสั่งซื้อแล้ว', text: 'เราส่งรายละเอียดใหม่ให้ทางอีเมล' },
  'my-order-cancelled': { title: 'ยกเลิกคำสั่งซื้อแล้ว', text: 'เราแจ้งเรื่องเงินของคุณทางอีเมล' },
  'return-asked': { title: 'ได้รับคำขอแล้ว', text: 'เราจะดูให้และตอบทางอีเมล' },
  'return-answered': { title: 'ตอบแล้ว', text: 'ลูกค้าจะได้รับอีเมล' },
  'review-saved': { title: 'ขอบคุณ เราได้รับรีวิวของคุณแล้ว', text: 'เราจะอ่านก่อนแสดง' },
  'review-withdrawn': { title: 'ลบรีวิวแล้ว' },
}
