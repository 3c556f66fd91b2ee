import { khun } from '#shared/messages/th/khun.ts'

const en = {
  subject: 'Your cart is still here',
  title: 'Your cart is still here',
  greeting: (firstName: string) => `Hello ${firstName},`,
  intro: 'You left something in your cart. Here it is, at today’s prices:',
  total: 'Subtotal, VAT included',
  action: 'Back to my cart',
  hint: 'Sign in with this email address to find it on any device. We keep nothing aside.',
  foot: 'You get this email because you asked us to remind you of a cart you leave. We write once about each.',
  stop: 'Don’t remind me of my cart',
}

const th: typeof en = {
  subject: 'ตะกร้าของคุณยังอยู่',
  title: 'ตะกร้าของคุณยังอยู่',
  greeting: (firstName) => `สวัสดี ${khun(firstName)}`,
  intro: 'คุณมีของค้างอยู่ในตะกร้า ตามราคาวันนี้',
  total: 'ยอดรวมสินค้า รวม VAT',
  action: 'กลับไปที่ตะกร้า',
  hint: 'เข้าสู่ระบบด้วยอีเมลนี้ ตะกร้าจะตามมาทุกอุปกรณ์ เราไม่ได้กันของไว้ให้',
  foot: 'คุณได้รับอีเมลนี้เพราะเลือกให้เราเตือนเมื่อมีของค้างในตะกร้า เราเตือนครั้งเดียวต่อหนึ่งตะกร้า',
  stop: 'ไม่ต้องเตือนเรื่องตะกร้า',
}

export const leftCartTexts = { en, th }
