import { fieldErrors } from '#shared/messages/th/forms/field-errors.ts'
import type { FindOrderMessages } from '#shared/messages/en/orders/find.ts'

export const findOrder: FindOrderMessages = {
  title: 'ค้นหาคำสั่งซื้อ',
  lead: 'สั่งซื้อโดยไม่มีบัญชีใช่ไหม เราจะส่งลิงก์ของคำสั่งซื้อให้ทางอีเมลอีกครั้ง ดูสถานะ ใบกำกับภาษี และวิธีชำระเงินได้ที่นั่น',
  number: 'เลขที่คำสั่งซื้อ',
  numberHint: 'ขึ้นต้นด้วย KROK อยู่ในอีเมลทุกฉบับของคำสั่งซื้อ',
  email: 'อีเมล',
  emailHint: 'อีเมลที่ใช้สั่งซื้อ',
  submit: 'ส่งลิงก์ทางอีเมล',
  pending: 'สักครู่…',
  sent: 'ดูอีเมลของคุณ',
  sentText: (email) =>
    `ถ้ามีคำสั่งซื้อที่ใช้เลขนี้กับ ${email} เรากำลังส่งลิงก์ไปให้ หากผ่านไป 5 นาทียังไม่ได้รับ ลองตรวจสอบเลขที่ อีเมล และโฟลเดอร์สแปม`,
  wait: 'มีการค้นหาหลายครั้งในเวลาสั้นๆ ลองอีกครั้งในหนึ่งชั่วโมง',
  signedIn: 'คำสั่งซื้อของคุณอยู่ในบัญชี',
  haveAccount: 'มีบัญชีอยู่แล้วใช่ไหม',
  signIn: 'เข้าสู่ระบบเพื่อดูคำสั่งซื้อทั้งหมด',
  contact: 'เขียนถึงเรา',
  help: 'ไม่ได้ใช้อีเมลนั้นแล้วใช่ไหม',
  fieldErrors: { ...fieldErrors, invalid: 'เลขที่คำสั่งซื้อมีรูปแบบเช่น KROK-26-000123' },
}
