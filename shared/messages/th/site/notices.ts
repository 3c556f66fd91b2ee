import type { notices as en } from '../../en/site/notices.ts'

export const notices: typeof en = {
  'shop-opened': { title: 'เปิดร้านแล้ว', text: 'ตอนนี้ทุกคนเห็นร้านแล้ว' },
  'question-dealt-with': { title: 'จัดการแล้ว' },
  'question-reopened': { title: 'เปิดอีกครั้งแล้ว' },
}
