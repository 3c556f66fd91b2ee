import type { Locale } from '#shared/kernel/locale.ts'

const en = {
  toProduct: 'See it in the shop',
  toRecipe: 'Read the recipe',
  why: 'You get this because you subscribed to our newsletter.',
  unsubscribe: 'Unsubscribe, or choose what we send you',
  test: (subject: string) => `[Test] ${subject}`,
}

const th: typeof en = {
  toProduct: 'ดูสินค้า',
  toRecipe: 'ดูสูตร',
  why: 'คุณได้รับอีเมลฉบับนี้เพราะสมัครรับจดหมายข่าวของเรา',
  unsubscribe: 'เลิกรับ หรือเลือกเรื่องที่อยากรับ',
  test: (subject) => `[ทดสอบ] ${subject}`,
}

/** The texts of newsletters besides what staff write. */
export const newsletterTexts: Record<Locale, typeof en> = { en, th }
