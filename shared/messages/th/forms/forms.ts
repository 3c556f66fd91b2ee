import type { Messages } from '../../en/every-page.ts'

export const forms: Messages['forms'] = {
  network: 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  unexpected: 'ขออภัย ระบบขัดข้อง กรุณาลองอีกครั้ง',
}
