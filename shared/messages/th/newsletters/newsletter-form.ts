import type { NewsletterFormMessages } from '#shared/messages/en/newsletters/newsletter-form.ts'

export const newsletterForm: NewsletterFormMessages = {
  title: 'จดหมายจากครัว',
  hint: 'สูตรอาหาร สินค้าใหม่ และกิจกรรม เดือนละราวสองครั้ง เลิกรับเมื่อไรก็ได้',
  email: 'อีเมล',
  submit: 'สมัครรับ',
}
