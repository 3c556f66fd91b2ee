import type { PayMessages } from '#shared/messages/en/orders/pay.ts'

export const pay: PayMessages = {
  title: 'ชำระเงินคำสั่งซื้อนี้',
  restTitle: 'ชำระยอดที่เหลือ',
  depositTitle: 'ชำระมัดจำ',
  hint: (provider) => `ชำระเงินในหน้าที่ปลอดภัยของ ${provider} แล้วกลับมาที่หน้านี้`,
  button: (amount) => `ชำระเงิน ${amount}`,
  stopped: 'ยังชำระเงินไม่เสร็จ และไม่มีการตัดเงิน พร้อมเมื่อไรก็ชำระได้',
  failed: 'ชำระเงินไม่สำเร็จ ลองอีกครั้งหรือใช้บัตรใบอื่น',
  waitingTitle: 'กำลังรอยืนยันการชำระเงิน',
  waiting: (provider) => `ขอบคุณ เรากำลังรอการยืนยันจาก ${provider} แล้วจะแจ้งผลในหน้านี้ทันที`,
  reload: 'อีกสักครู่ลองโหลดหน้านี้ใหม่',
  again: 'ลองชำระอีกครั้ง',
  goTo: (provider) => `ไปที่ ${provider}`,
  back: 'กลับไปที่คำสั่งซื้อ',
  voucher: 'ชำระด้วยบัตรของขวัญ',
}
