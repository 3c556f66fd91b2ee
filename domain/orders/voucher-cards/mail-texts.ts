import type { Locale } from '#shared/kernel/locale.ts'

/** Names may be ''. */
type Addressed = {
  subject: (from: string) => string
  title: (name: string) => string
  intro: (from: string) => string
}
type MailTexts = {
  toReceiver: Addressed
  toBuyer: Addressed
  worth: string
  code: string
  until: string
  how: string
  see: string
  likeCash: string
  questions: (email: string, phone: string) => string
  file: string
}

/** The mail that brings a voucher. */
export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    toReceiver: {
      subject: (from) => (from ? `A KROK voucher from ${from}` : 'A KROK voucher for you'),
      title: (name) => (name ? `${name}, a present for you` : 'A present for you'),
      intro: (from) => (from ? `${from} has given you a KROK voucher.` : 'This is a KROK voucher for you.'),
    },
    toBuyer: {
      subject: () => 'Your KROK voucher',
      title: (name) => (name ? `The voucher for ${name}` : 'Your voucher'),
      intro: () => 'Here is the card, ready to print or to pass on.',
    },
    worth: 'Worth',
    code: 'Code',
    until: 'Valid until',
    how: 'It pays in our shop and at our restaurant, for one purchase or several. The card to print is attached; at the restaurant, show it or this email.',
    see: 'See what is left',
    likeCash: 'Keep the code like cash: anyone who has it can spend it.',
    questions: (email, phone) => `Any questions? Write to ${email} or call ${phone}.`,
    file: 'krok-voucher.pdf',
  },
  th: {
    toReceiver: {
      subject: (from) => (from ? `บัตรของขวัญ KROK จาก ${from}` : 'บัตรของขวัญ KROK สำหรับคุณ'),
      title: (name) => (name ? `${name} มีของขวัญมาถึงคุณ` : 'มีของขวัญมาถึงคุณ'),
      intro: (from) => (from ? `${from} มอบบัตรของขวัญ KROK ให้คุณ` : 'นี่คือบัตรของขวัญ KROK ของคุณ'),
    },
    toBuyer: {
      subject: () => 'บัตรของขวัญ KROK ของคุณ',
      title: (name) => (name ? `บัตรของขวัญสำหรับ ${name}` : 'บัตรของขวัญของคุณ'),
      intro: () => 'นี่คือบัตรของคุณ พิมพ์หรือส่งต่อให้ผู้รับได้เลย',
    },
    worth: 'มูลค่า',
    code: 'โค้ด',
    until: 'ใช้ได้ถึง',
    how: 'ใช้ได้ทั้งในร้านออนไลน์และที่ร้านอาหารของเรา จะใช้ครั้งเดียวหรือทยอยใช้ก็ได้ เราแนบบัตรสำหรับพิมพ์มาด้วย ที่ร้านแสดงบัตรหรืออีเมลนี้ได้เลย',
    see: 'ดูยอดคงเหลือ',
    likeCash: 'กรุณาเก็บโค้ดไว้เหมือนเงินสด ใครมีโค้ดก็ใช้ได้',
    questions: (email, phone) => `มีคำถาม เขียนถึงเราที่ ${email} หรือโทร ${phone} ได้เลย`,
    file: 'krok-voucher.pdf',
  },
}
