import type { OfflineMessages } from '../../en/recipes/offline.ts'

/** Texts shown when there is no network. */
export const offline: OfflineMessages = {
  title: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต',
  text: 'หน้านี้ต้องใช้อินเทอร์เน็ต ของในตะกร้ายังอยู่ครบ',
  kept: 'ระหว่างนี้ทำอาหารตามสูตรเหล่านี้ได้',
  tryAgain: 'ลองอีกครั้ง',
  copy: 'ตอนนี้ไม่มีอินเทอร์เน็ต นี่คือสูตรตามที่เปิดครั้งล่าสุด ราคาและสต็อกจะแสดงเมื่อกลับมาออนไลน์',
  reload: 'ลองอีกครั้ง',
}
