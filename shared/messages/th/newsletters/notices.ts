import type { notices as en } from '../../en/newsletters/notices.ts'

export const notices: typeof en = {
  'newsletter-saved': { title: 'บันทึกฉบับร่างแล้ว' },
  'newsletter-deleted': { title: 'ลบฉบับร่างแล้ว' },
  'newsletter-test-sent': { title: 'กำลังส่งฉบับทดสอบ', text: 'ทั้งสองภาษา ไปที่อีเมลของคุณ' },
  'newsletter-sending': { title: 'กำลังส่งจดหมายข่าว' },
  'newsletter-changed': { title: 'เรียบร้อย' },
  'consent-withdrawn': { title: 'หยุดส่งข่าวสารแล้ว', text: 'ลูกค้าจะไม่ได้รับข่าวสารทางอีเมลอีก' },
}
