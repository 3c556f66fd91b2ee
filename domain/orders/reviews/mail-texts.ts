import type { Locale } from '#shared/kernel/locale.ts'
import { khun } from '#shared/messages/th/khun.ts'

type MailTexts = {
  subject: string
  title: string
  greeting: (name: string) => string
  intro: string
  outro: string
  why: string
  stop: string
}

/** The mail that asks how it tasted. */
export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    subject: 'How did it taste?',
    title: 'How did it taste?',
    greeting: (name) => `Hello ${name},`,
    intro:
      'Two weeks is time for a curry or two. Press a star, add a few words, and the next cook knows what to expect. You need no account.',
    outro: 'Good or not, we show what you write. We read it first, and we don’t change it.',
    why: 'You get this one email because you asked for it. We don’t remind you.',
    stop: 'Don’t ask me again',
  },
  th: {
    subject: 'รสชาติเป็นอย่างไรบ้าง',
    title: 'รสชาติเป็นอย่างไรบ้าง',
    greeting: (name) => `สวัสดี ${khun(name)}`,
    intro: 'สองสัปดาห์ผ่านไป คงได้ทำแกงสักหม้อแล้ว กดให้ดาว เขียนสักสองสามคำ คนทำคนต่อไปจะได้รู้ว่ารสเป็นอย่างไร ไม่ต้องมีบัญชี',
    outro: 'จะชมหรือติ เราแสดงตามที่คุณเขียน เราอ่านก่อน แต่ไม่แก้',
    why: 'คุณได้รับอีเมลฉบับเดียวนี้เพราะเลือกรับไว้ เราไม่ส่งเตือนซ้ำ',
    stop: 'ไม่ต้องถามอีก',
  },
}
