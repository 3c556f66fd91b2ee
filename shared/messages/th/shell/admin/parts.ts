import type { StaffMessages } from '../../../en/admin.ts'

export const parts: StaffMessages['parts'] = {
  show: 'แสดง',
  filters: (chosen) => (chosen === 0 ? 'ตัวกรอง' : `ตัวกรอง (${chosen})`),
  showAll: 'แสดงทั้งหมด',
  print: 'พิมพ์',
  changed: {
    title: 'มีคนอื่นบันทึกข้อมูลนี้ไประหว่างที่คุณแก้ไข',
    text: 'สิ่งที่คุณพิมพ์ยังอยู่ครบในแบบฟอร์ม เทียบกันก่อน แล้วกดบันทึกอีกครั้งเพื่อแทนที่ข้อมูลล่าสุด',
    field: 'ช่อง',
    saved: 'ที่บันทึกไว้ล่าสุด',
    typed: 'ของคุณ',
    by: (name) => `บันทึกโดย ${name}`,
  },
}
