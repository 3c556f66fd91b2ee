import type { Messages } from '../../en/every-page.ts'

export const common: Messages['common'] = {
  optional: 'ไม่บังคับ',
  tryAgain: 'ลองอีกครั้ง',
  backHome: 'กลับหน้าแรก',
  toShop: 'เลือกซื้อสินค้า',
  dismiss: 'ปิด',
  error: 'เกิดข้อผิดพลาด',
  loading: 'กำลังโหลด…',
  spice: { 0: 'ไม่เผ็ด', 1: 'เผ็ดน้อย', 2: 'เผ็ดกลาง', 3: 'เผ็ด', 4: 'เผ็ดมาก', 5: 'เผ็ดแบบไทย' },
  spiceOf: (word, level) => `ความเผ็ด: ${word} ระดับ ${level} จาก 5`,
  quantity: 'จำนวน',
  less: 'ลดหนึ่งชิ้น',
  more: 'เพิ่มหนึ่งชิ้น',
}
