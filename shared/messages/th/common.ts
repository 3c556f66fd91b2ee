import type { Messages } from '../en.ts'

export const common: Messages['common'] = {
  tryAgain: 'ลองอีกครั้ง',
  backHome: 'กลับหน้าแรก',
  toShop: 'ไปหน้าสินค้า',
  dismiss: 'ปิด',
  loading: 'กำลังโหลด…',
}
