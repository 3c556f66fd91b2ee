import type { ReviewListMessages } from '../../en/orders/review-list.ts'

/** See the English file. */
export const reviewList: ReviewListMessages = {
  title: { product: 'เสียงจากคนทำจริง', recipe: 'เสียงจากคนทำจริง' },
  titleOf: (name) => `รีวิว ${name}`,
  average: (average) => `${average.toFixed(1)} จาก 5`,
  count: (count) => `${count} รีวิว`,
  byBuyers: 'ทุกรีวิวมาจากผู้ที่ซื้อจริง',
  none: { product: 'ยังไม่มีรีวิว ลองทำแล้วเล่าให้เราฟังเป็นคนแรก', recipe: 'ยังไม่มีคะแนน ลองทำแล้วให้คะแนนเป็นคนแรก' },
  write: { product: 'เขียนรีวิว', recipe: 'ให้คะแนนสูตรนี้' },
  starsOf: (stars) => `${stars} จาก 5 ดาว`,
  starsCount: (stars, count) => `${stars} ดาว: ${count}`,
  languages: { en: 'เขียนเป็นภาษาอังกฤษ', th: 'เขียนเป็นภาษาไทย' },
  reply: 'KROK ตอบว่า',
  all: (count) => `รีวิวทั้งหมด ${count} รายการ`,
  back: (name) => `กลับไปที่ ${name}`,
  pages: 'หน้ารีวิว',
  newer: 'ใหม่กว่า',
  older: 'เก่ากว่า',
}
