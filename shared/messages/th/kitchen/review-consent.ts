import type { ReviewConsentMessages } from '../../en/kitchen/review-consent.ts'

export const reviewConsent: ReviewConsentMessages = {
  title: 'อร่อยไหม',
  wording: 'ส่งอีเมลมาถามฉันหนึ่งครั้ง สองสัปดาห์หลังได้รับสินค้า ว่าชอบไหม ยกเลิกเมื่อไรก็ได้',
  action: 'ส่งมาถามได้เลย',
  given: 'เราจะส่งอีเมลไปถามหนึ่งครั้ง สองสัปดาห์หลังได้รับสินค้า',
}
