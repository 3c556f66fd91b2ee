import type { LocalizedText } from '../kernel/locale.ts'

/** The advice to buyers of recalled goods, unless an admin writes something else. */
export const RECALL_ADVICE: LocalizedText = {
  en: 'Please don’t eat it. Throw the jar away, or bring it back to us: we refund it in full.',
  th: 'โปรดงดรับประทานและทิ้งสินค้า หรือนำมาคืนที่ร้าน เราคืนเงินให้เต็มจำนวน',
}
