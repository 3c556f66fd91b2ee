import type { MailTopicMessages } from '#shared/messages/en/newsletters/mail-topics.ts'

export const mailTopics: MailTopicMessages = {
  newsletter: {
    label: 'จดหมายจากครัว',
    hint: 'สูตรอาหาร สินค้าใหม่ และกิจกรรม เดือนละราวสองครั้ง',
  },
  left_cart: {
    label: 'ตะกร้าที่ค้างไว้',
    hint: 'อีเมลฉบับเดียวในวันถัดมา เมื่อยังมีของค้างอยู่ในตะกร้า',
  },
  review_request: {
    label: 'รสชาติเป็นอย่างไรบ้าง',
    hint: 'อีเมลฉบับเดียว สองสัปดาห์หลังได้รับของ ชวนคุณให้คะแนน',
  },
  back_in_stock: {
    label: 'สินค้ากลับมาแล้ว',
    hint: 'อีเมลแจ้งเมื่อสินค้าที่คุณถามหากลับมาขายอีกครั้ง',
  },
}
