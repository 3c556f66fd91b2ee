import type { Locale } from '#shared/kernel/locale.ts'
import { khun } from '#shared/messages/th/khun.ts'
import type { ReturnState } from '#shared/orders/return-fields.ts'

/** A replacement has a mail of its own, with its parcel. */
type Answered = Exclude<ReturnState, 'waiting' | 'replaced'>
type MailTexts = {
  subject: (number: string) => string
  title: Record<Answered, string>
  greeting: (firstName: string) => string
  intro: { refunded: (number: string, amount: string) => string; declined: (number: string) => string }
  byHand: string
  byProvider: string
  why: string
  see: string
  questions: (email: string, phone: string) => string
  notAgreed: (email: string, phone: string) => string
}

/** The mail that answers somebody who asked to return something. */
export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    subject: (number) => `Your return for order ${number}`,
    title: {
      refunded: 'You get your money back',
      declined: 'We can’t take this back',
    },
    greeting: (firstName) => `Hello ${firstName},`,
    intro: {
      refunded: (number, amount) => `We refund ${amount} of order ${number} for this:`,
      declined: (number) => `We’ve looked at what you asked us to take back from order ${number}:`,
    },
    byHand: 'We transfer the money within 7 days, and email you when it has gone.',
    byProvider: 'The money goes back the way you paid. We email you when it has gone.',
    why: 'Why',
    see: 'See your order',
    questions: (email, phone) => `Any questions? Write to ${email} or call ${phone}.`,
    notAgreed: (email, phone) =>
      `You see it differently? Write to ${email} or call ${phone}. If we can’t agree, the Consumer Goods and Services Ombud looks at it free of charge: cgso.org.za, 0860 000 272.`,
  },
  th: {
    subject: (number) => `เรื่องการขอคืนสินค้าของคำสั่งซื้อ ${number}`,
    title: {
      refunded: 'เราคืนเงินให้คุณ',
      declined: 'ขออภัย เรารับคืนรายการนี้ไม่ได้',
    },
    greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
    intro: {
      refunded: (number, amount) => `เราคืนเงิน ${amount} สำหรับสินค้าต่อไปนี้ในคำสั่งซื้อ ${number}`,
      declined: (number) => `เราตรวจดูสินค้าที่คุณขอคืนจากคำสั่งซื้อ ${number} แล้ว`,
    },
    byHand: 'เราโอนเงินคืนภายใน 7 วัน และแจ้งทางอีเมลเมื่อโอนแล้ว',
    byProvider: 'เงินคืนผ่านช่องทางที่คุณชำระ เราแจ้งทางอีเมลเมื่อคืนแล้ว',
    why: 'เหตุผล',
    see: 'ดูคำสั่งซื้อ',
    questions: (email, phone) => `มีคำถาม เขียนถึงเราที่ ${email} หรือโทร ${phone} ได้เลย`,
    notAgreed: (email, phone) =>
      `ถ้าคุณเห็นต่างจากเรา เขียนถึงเราที่ ${email} หรือโทร ${phone} ถ้ายังตกลงกันไม่ได้ ร้องเรียนกับ Consumer Goods and Services Ombud ได้โดยไม่มีค่าใช้จ่าย ที่ cgso.org.za หรือโทร 0860 000 272`,
  },
}
