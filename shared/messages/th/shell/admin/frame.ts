import type { StaffMessages } from '../../../en/admin.ts'

export const working: StaffMessages['working'] = 'สักครู่…'

export const nav: StaffMessages['nav'] = {
  label: 'หลังร้าน',
  sections: 'เมนูหลังร้าน',
  most: 'ใช้บ่อย',
  toShop: 'ไปที่หน้าร้าน',
  paymentNotifications: 'แจ้งผลการชำระเงิน',
  createCustomer: 'เพิ่มลูกค้า',
}

export const adminsOnly: StaffMessages['adminsOnly'] = {
  title: 'หน้านี้สำหรับผู้ดูแลระบบ',
  text: 'สิทธิ์ของคุณเปิดหน้านี้ไม่ได้ หากต้องใช้ในงาน แจ้งผู้ดูแลระบบได้เลย',
  back: 'กลับไปหน้าวันนี้',
}

export const ownPassword: StaffMessages['ownPassword'] = {
  title: 'ยืนยันว่าเป็นคุณ',
  hint: 'ใส่รหัสผ่านของคุณเองเพื่อทำต่อ จากนั้นจะไม่ถามอีก 10 นาที',
  password: 'รหัสผ่านของคุณเอง',
  wrong: 'รหัสผ่านไม่ถูกต้อง',
  submit: 'ยืนยันและทำต่อ',
}
