import type { atTheTable as en } from '../../en/restaurant/at-the-table.ts'

export const atTheTable: typeof en = {
  choice: (when) => `ที่โต๊ะของคุณ ${when} น.`,
  hint: 'เรานำสินค้าไปให้ที่โต๊ะพร้อมมื้ออาหาร ไม่มีค่าใช้จ่าย',
}
