import type { Locale } from '#shared/kernel/locale.ts'
import type { ContactTopic } from '#shared/customers/contact-threads.ts'

const en = {
  subject: (number: string) => `Your message to KROK (${number})`,
  receipt: {
    opening: 'Your message is with us',
    intro: 'Thank you for writing. A person reads it and answers within two working days.',
    urgent: (phone: string) => `If you need us today, call ${phone}.`,
    notYou:
      'If you didn’t write to us, somebody typed your address by mistake. You don’t need to do anything.',
  },
  answer: {
    opening: 'Here’s our answer',
    writeBack: 'Write back',
    hint: 'With the button, all of it stays together. Anyone who has this link can read it.',
    yours: (when: string) => `You wrote on ${when}`,
  },
}

const th: typeof en = {
  subject: (number) => `ข้อความของคุณถึง KROK (${number})`,
  receipt: {
    opening: 'เราได้รับข้อความของคุณแล้ว',
    intro: 'ขอบคุณที่เขียนถึงเรา เราจะอ่านและตอบภายใน 2 วันทำการ',
    urgent: (phone) => `ถ้าด่วน โทรหาเราที่ ${phone}`,
    notYou: 'ถ้าคุณไม่ได้เขียนถึงเรา อาจมีคนพิมพ์อีเมลผิด ไม่ต้องทำอะไร',
  },
  answer: {
    opening: 'คำตอบจากเรา',
    writeBack: 'เขียนตอบ',
    hint: 'กดปุ่มเพื่อคุยต่อในเรื่องเดิม ผู้ที่มีลิงก์นี้จะอ่านข้อความได้',
    yours: (when) => `คุณเขียนเมื่อ ${when}`,
  },
}

export const mailTexts: Record<Locale, typeof en> = { en, th }

/** For the staff, whose mails are in English. */
export const STAFF_TOPICS: Record<ContactTopic, string> = {
  order: 'Order or delivery',
  product: 'Product or allergens',
  restaurant: 'Restaurant',
  event: 'Events',
  wholesale: 'Wholesale and press',
  other: 'Something else',
}
