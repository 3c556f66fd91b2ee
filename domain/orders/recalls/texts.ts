import type { Locale } from '#shared/kernel/locale.ts'
import { khun } from '#shared/messages/th/khun.ts'

const en = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  subject: (product: string) => `Please don’t eat it: recall of ${product}`,
  title: 'We’re recalling a product you bought',
  intro: (number: string) => `We’re sorry. Jars from your order ${number} are part of a recall:`,
  product: 'Product',
  batch: 'Batch',
  bestBefore: 'Best before',
  jars: 'How many you got',
  why: 'Reason',
  whatToDo: 'What to do',
  others: 'The batch and the date are printed on the jar. Jars with another batch are fine.',
  questions: (email: string, phone: string) => `Any questions? Write to ${email} or call ${phone}.`,
}

const th: typeof en = {
  greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
  subject: (product) => `โปรดงดรับประทาน: เรียกคืนสินค้า ${product}`,
  title: 'เราขอเรียกคืนสินค้าที่คุณซื้อไป',
  intro: (number) => `ขออภัยเป็นอย่างยิ่ง สินค้าในคำสั่งซื้อ ${number} ของคุณอยู่ในล็อตที่เราเรียกคืน`,
  product: 'สินค้า',
  batch: 'ล็อต',
  bestBefore: 'ควรบริโภคก่อน',
  jars: 'จำนวนที่คุณได้รับ',
  why: 'สาเหตุ',
  whatToDo: 'สิ่งที่ควรทำ',
  others: 'เลขล็อตและวันที่พิมพ์อยู่บนกระปุก สินค้าล็อตอื่นรับประทานได้ตามปกติ',
  questions: (email, phone) => `มีคำถาม เขียนถึงเราที่ ${email} หรือโทร ${phone}`,
}

/** The texts of the mail about a recall. */
export const recallTexts: Record<Locale, typeof en> = { en, th }
