import type { OfflineMessages } from '../../en/recipes/offline.ts'

/** Texts shown when there is no network. */
export const offline: OfflineMessages = {
  title: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต',
  text: 'สูตรที่เคยเปิดบนอุปกรณ์นี้อ่านได้แม้ไม่มีอินเทอร์เน็ต ดูได้ที่นี่',
  tryAgain: 'ลองเข้าร้านอีกครั้ง',
  copy: 'ตอนนี้ไม่มีอินเทอร์เน็ต นี่คือสูตรตามที่เปิดครั้งล่าสุด ราคาและสต็อกจะแสดงเมื่อกลับมาออนไลน์',
  reload: 'ลองอีกครั้ง',
}
