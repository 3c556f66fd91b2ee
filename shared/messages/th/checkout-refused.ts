import type { checkoutRefused as en } from '../en/checkout-refused.ts'

export const checkoutRefused: typeof en = {
  key_reused: 'มีการสั่งซื้อรายการอื่นจากหน้านี้ไปแล้ว ดูอีเมลยืนยันได้ ส่วนรายการที่เห็นอยู่นี้ยังไม่ได้สั่ง หากต้องการสั่งด้วย กดยืนยันอีกครั้ง',
  table_gone: 'ไม่มีการจองโต๊ะนี้แล้ว กรุณาเลือกวิธีรับสินค้าแบบอื่น',
}
