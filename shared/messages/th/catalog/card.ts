import type { CardMessages } from '../../en/catalog/card.ts'

export const card: CardMessages = {
  viewDetails: 'ดูรายละเอียด',
  was: 'ราคาเดิม',
  lowest: (price) => `ต่ำสุดใน 30 วันก่อนหน้า ${price}`,
  from: (price) => `เริ่มต้น ${price}`,
  chooseSize: 'เลือกขนาด',
  heatUnknown: 'ความเผ็ด: สอบถามเรา',
  rating: (average, count) => `${average} จาก 5 ดาว ${count} รีวิว`,
}
