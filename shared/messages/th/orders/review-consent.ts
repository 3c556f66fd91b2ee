import type { ReviewConsentMessages } from '../../en/orders/review-consent.ts'

export const reviewConsent: ReviewConsentMessages = {
  title: 'รสชาติเป็นอย่างไรบ้าง',
  wording: 'ขอรับอีเมลถามความเห็นหนึ่งครั้ง สองสัปดาห์หลังได้รับสินค้า ยกเลิกเมื่อไรก็ได้',
  action: 'ส่งมาถามได้เลย',
  given: 'เราจะส่งอีเมลไปถามหนึ่งครั้ง สองสัปดาห์หลังได้รับสินค้า',
}
