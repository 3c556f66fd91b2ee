import type { LocalizedText } from '#shared/kernel/locale.ts'

/** The reasons that staff write beside refunds, in the language of the buyer. */
export const seedRefundReasons = {
  broken: { en: 'One jar arrived broken', th: 'สินค้าแตกระหว่างขนส่งหนึ่งกระปุก' },
  called_off: { en: 'Called off before it was packed', th: 'ยกเลิกก่อนจัดของ' },
  sent_back: { en: 'Came back unopened', th: 'ส่งคืนโดยยังไม่ได้เปิด' },
} satisfies Record<string, LocalizedText>

/** Notes of buyers on their orders, and of staff beside them. */
export const seedBuyerNotes: LocalizedText[] = [
  { en: 'Please ring the bell twice, the dog is deaf.', th: 'ฝากไว้กับ รปภ. หน้าหมู่บ้านได้เลยค่ะ' },
  { en: 'A present: no prices in the parcel, please.', th: 'เป็นของขวัญ ไม่ต้องใส่ใบราคานะคะ' },
  { en: 'Leave it at the gate with Mr Dlamini.', th: 'ถ้าไม่อยู่ ฝากข้างบ้านได้ครับ' },
]
export const seedStaffNotes = [
  'Called: the courier may leave it with the neighbour.',
  'Birthday parcel, put a card in.',
  'Asked for a pickup slot after five, told the team.',
]
