import type { LocalizedText } from '#shared/kernel/locale.ts'

/** A batch that the demo's shop called back, so many days ago. */
export type SeedRecall = { slug: string; daysAgo: number; reason: LocalizedText; advice: LocalizedText }

export const seedRecalls: SeedRecall[] = [
  {
    slug: 'satay-peanut-dipping-sauce',
    daysAgo: 141,
    reason: {
      en: 'Some jars of this batch were filled while the label printer had stopped: their date cannot be read.',
      th: 'บางกระปุกในล็อตนี้บรรจุตอนเครื่องพิมพ์ฉลากหยุดพอดี จึงอ่านวันหมดอายุไม่ออก',
    },
    advice: {
      en: 'If you cannot read the date, please do not eat it. Write to us, and we send you a new jar.',
      th: 'หากอ่านวันที่ไม่ออก กรุณาอย่ารับประทาน แจ้งเราได้เลย เรายินดีส่งกระปุกใหม่ให้ค่ะ',
    },
  },
  {
    slug: 'jaew-dipping-sauce',
    daysAgo: 23,
    reason: {
      en: 'The lids of some jars of this batch do not seal.',
      th: 'ฝาของบางกระปุกในล็อตนี้ปิดไม่สนิท',
    },
    advice: {
      en: 'Press the middle of the lid: if it clicks, do not eat what is in it. Write to us, and you get your money back.',
      th: 'ลองกดกลางฝา หากมีเสียงคลิก กรุณาอย่ารับประทาน แจ้งเราได้เลย เรายินดีคืนเงินให้ค่ะ',
    },
  },
]
