import type { StaffMessages } from '../../../en/admin.ts'

export const createCustomer: StaffMessages['createCustomer'] = {
  title: 'เพิ่มลูกค้า',
  text: 'สำหรับลูกค้าที่สั่งทางโทรศัพท์หรือหน้าร้าน ลูกค้าจะได้รับอีเมลให้ตั้งรหัสผ่าน',
  email: 'อีเมล',
  firstName: 'ชื่อ',
  lastName: 'นามสกุล',
  phone: 'โทรศัพท์',
  language: 'ภาษาของอีเมลถึงลูกค้า',
  languages: { en: 'อีเมลภาษาอังกฤษ', th: 'อีเมลภาษาไทย' },
  submit: 'เพิ่มและส่งคำเชิญ',
  emailTaken: 'มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว',
  invited: (email) => `เพิ่มลูกค้าแล้ว กำลังส่งคำเชิญไปที่ ${email}`,
}
