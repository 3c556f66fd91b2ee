import type { FieldErrorCode } from '../../../kernel/validation.ts'

export const fieldErrors: Record<FieldErrorCode, string> = {
  required: 'กรุณากรอกข้อมูลนี้',
  too_long: 'ข้อความยาวเกินไป',
  too_short: 'ข้อความสั้นเกินไป',
  not_a_whole_number: 'ใส่จำนวนเต็ม',
  out_of_range: 'ตัวเลขนี้อยู่นอกช่วงที่รับได้',
  unknown_value: 'เลือกจากตัวเลือกที่มี',
  control_characters: 'มีอักขระที่ใช้ไม่ได้',
  name_characters: 'ชื่อใช้ได้เฉพาะตัวอักษร เว้นวรรค ขีด และอะพอสทรอฟี',
  email: 'รูปแบบอีเมลไม่ถูกต้อง เช่น name@example.com',
  phone: 'ใส่หมายเลขโทรศัพท์ 9 ถึง 15 หลัก',
  postal_code: 'รหัสไปรษณีย์แอฟริกาใต้มี 4 หลัก',
  card_number: 'หมายเลขบัตรมี 12 ถึง 19 หลัก',
  card_expiry: 'ใส่เดือนและปีแบบ ดด/ปป เช่น 08/29',
  card_cvc: 'รหัสหลังบัตรมี 3 หรือ 4 หลัก',
  vat_number: 'เลขทะเบียน VAT ของแอฟริกาใต้มี 10 หลัก ขึ้นต้นด้วยเลข 4',
  discount_code: 'โค้ดส่วนลดใช้ตัวอักษรอังกฤษ ตัวเลข และขีดกลาง 3 ถึง 30 ตัว',
  code: 'กรอกรหัส 6 หลัก',
  weak_password: 'ตั้งรหัสผ่านที่ปลอดภัยกว่านี้',
  unexpected_field: 'กรุณาตรวจสอบข้อมูลนี้',
  invalid: 'กรุณาตรวจสอบข้อมูลนี้',
}
