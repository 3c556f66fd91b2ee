import type { notices as en } from '../../en/base/notices.ts'

export const notices: typeof en = {
  'settings-saved': { title: 'บันทึกการตั้งค่าแล้ว' },
  'looked-again': { title: 'ตรวจอีกครั้งแล้ว', text: 'ดูผลได้ในหน้านี้' },
  'books-checked': { title: 'ตรวจเสร็จแล้ว', text: 'ดูผลได้ในหน้านี้' },
  'error-solved': { title: 'ทำเครื่องหมายว่าแก้แล้ว' },
}
