import type { MailPreferencesMessages } from '#shared/messages/en/newsletters/mail-preferences.ts'

export const mailPreferences: MailPreferencesMessages = {
  title: 'อีเมลของคุณ',
  lead: (email) => `เลือกว่าให้เราเขียนถึง ${email} เรื่องอะไรบ้าง`,
  orders: 'อีเมลเรื่องคำสั่งซื้อและบัญชีของคุณเราจะส่งตามปกติ',
  stopTitle: (topic) => `เลิกรับ “${topic}” ไหม`,
  stop: 'เลิกรับ',
  stopping: 'รอสักครู่…',
  stopped: (topic) => `เลิกรับแล้ว เราจะไม่ส่ง “${topic}” อีก`,
  off: (topic) => `เราไม่ได้ส่ง “${topic}” ให้คุณ`,
  all: 'อีเมลทั้งหมด',
  save: 'บันทึก',
  none: 'เลิกรับทั้งหมด',
  saved: 'บันทึกแล้ว',
  savedNone: 'บันทึกแล้ว เราจะไม่ส่งอีเมลเหล่านี้ให้คุณ',
  deadTitle: 'ลิงก์นี้ใช้ไม่ได้',
  deadText: 'ลิงก์อาจไม่ครบ หรือเปิดไว้นานเกินหนึ่งชั่วโมงแล้ว เปิดใหม่จากท้ายอีเมลของเรา หรือเลือกในหน้าการตั้งค่า',
  toSettings: 'ไปที่การตั้งค่า',
}
