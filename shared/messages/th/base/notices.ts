import type { notices as en } from '../../en/base/notices.ts'

export const notices: typeof en = {
  'settings-saved': { title: 'บันทึกการตั้งค่าแล้ว' },
  'looked-again': { title: 'ตรวจอีกครั้งแล้ว', text: 'ดูผลได้ในหน้านี้' },
  'books-checked': { title: 'ตรวจเสร็จแล้ว', text: 'ดูผลได้ในหน้านี้' },
  'backup-asked': { title: 'กำลังเริ่มสำรองข้อมูล', text: 'ใช้เวลาสักครู่ ดูผลได้ที่หน้านี้' },
  'backup-under-way': { title: 'กำลังสำรองข้อมูลอยู่แล้ว' },
  'backup-key-used': { title: 'ใช้กุญแจใหม่แล้ว', text: 'ไฟล์ถัดไปจะปิดผนึกด้วยกุญแจนี้' },
  'error-solved': { title: 'ทำเครื่องหมายว่าแก้แล้ว' },
}
