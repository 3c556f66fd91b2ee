import type { notices as en } from '../../en/shell/notices.ts'

export const notices: typeof en = {
  saved: { title: 'บันทึกแล้ว' },
  'export-refused': {
    title: 'ยังไม่ได้ส่งออกข้อมูล',
    text: 'ใส่รหัสผ่านของคุณเองเพื่อรับไฟล์ หากใส่ผิดหลายครั้ง รอสักครู่แล้วลองใหม่',
  },
}
