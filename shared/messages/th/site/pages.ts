import type { PageMessages } from '../../en/site/pages.ts'

export const pages: PageMessages = {
  updated: (day) => `ใช้ตั้งแต่วันที่ ${day}`,
  edition: (day) => `ฉบับวันที่ ${day}`,
  earlier: (day) => `นี่คือฉบับก่อนหน้า วันที่ ${day}`,
  newest: 'อ่านฉบับปัจจุบัน',
}
