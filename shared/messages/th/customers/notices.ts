import type { notices as en } from '../../en/customers/notices.ts'

export const notices: typeof en = {
  'customer-registered': { title: 'เพิ่มลูกค้าแล้ว', text: 'กำลังส่งคำเชิญทางอีเมล' },
  'customer-noted': { title: 'เพิ่มบันทึกแล้ว' },
  'answer-saved': { title: 'บันทึกคำตอบแล้ว' },
  'answer-deleted': { title: 'ลบคำตอบแล้ว' },
  'customer-saved': { title: 'บันทึกข้อมูลแล้ว' },
  'invitation-sent': { title: 'ส่งคำเชิญแล้ว', text: 'ลิงก์ก่อนหน้านี้จะใช้ไม่ได้' },
  'invitation-withdrawn': { title: 'ยกเลิกคำเชิญแล้ว' },
  'account-locked': { title: 'ระงับบัญชีแล้ว', text: 'ออกจากระบบทุกอุปกรณ์แล้ว' },
  'account-unlocked': { title: 'เลิกระงับบัญชีแล้ว', text: 'เข้าสู่ระบบได้ตามเดิม' },
  'person-erased': { title: 'ลบข้อมูลแล้ว', text: 'คำสั่งซื้อเก็บไว้เท่าที่กฎหมายกำหนด' },
  'message-sent': { title: 'เราได้รับแล้ว', text: 'เราจะตอบทางอีเมล' },
  'message-answered': { title: 'ส่งคำตอบแล้ว', text: 'อีเมลกำลังไปถึงผู้ส่ง' },
  'thread-closed': { title: 'ปิดเรื่องแล้ว' },
  'thread-reopened': { title: 'เปิดเรื่องอีกครั้งแล้ว' },
}
