import type { JoinMessages } from '#shared/messages/en/orders/join.ts'

export const join: JoinMessages = {
  title: 'เก็บคำสั่งซื้อนี้ไว้ในบัญชีของคุณ',
  text: 'เรากรอกชื่อและอีเมลให้แล้ว คุณเพียงตั้งรหัสผ่าน เมื่อเปิดลิงก์ในอีเมลของเราแล้ว คำสั่งซื้อนี้และครั้งต่อไปจะอยู่ในบัญชี สั่งซ้ำได้ง่ายๆ',
  action: 'สมัครสมาชิก',
}
