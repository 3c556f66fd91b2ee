import type { StaffMessages } from '../../en/staff.ts'
import { khun } from '../khun.ts'

export const dashboard: StaffMessages['dashboard'] = {
  title: 'จัดการร้าน',
  greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
  orders: 'คำสั่งซื้อ',
  ordersHint: 'แพ็ก จัดส่ง ยกเลิก และบันทึกยอดโอนที่เข้ามา',
  notifications: 'รายการแจ้งผลการชำระเงิน',
  notificationsHint: 'สิ่งที่ผู้ให้บริการชำระเงินแจ้งมา และผลการตรวจสอบของร้าน',
  customers: 'เพิ่มลูกค้า',
  customersHint: 'สำหรับลูกค้าที่สั่งทางโทรศัพท์หรือหน้าร้าน ลูกค้าจะได้รับอีเมลให้ตั้งรหัสผ่าน',
}
