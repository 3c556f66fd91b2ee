import type { chilled as en } from '../../en/orders/chilled.ts'

export const chilled: typeof en = {
  withIcePack: (price) => `สินค้าแช่เย็น ส่งพร้อมเจลเย็น คิดเพิ่มคำสั่งซื้อละ ${price}`,
  collectionOnly: 'สินค้าแช่เย็น รับเองที่ร้านเท่านั้น',
  refused: (names) => `สินค้าเหล่านี้ต้องแช่เย็นตลอด รับเองที่ร้านเท่านั้น: ${names} เลือก “รับเองที่ร้าน” หรือนำออกจากตะกร้า`,
}
