import type { ViewedMessages } from '../../en/buying/viewed.ts'

export const viewed: ViewedMessages = {
  title: 'สินค้าที่เพิ่งดู',
  clear: 'ล้างรายการ',
}
