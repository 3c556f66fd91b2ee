import type { ViewedMessages } from '../../en/catalog/viewed.ts'

export const viewed: ViewedMessages = {
  title: 'สินค้าที่เพิ่งดู',
  clear: 'ล้างรายการ',
}
