import type { Problem } from '../problems.ts'

export const orderProblems = {
  order_not_found: { status: 404, en: 'There is no such order.', th: 'ไม่พบคำสั่งซื้อนี้' },
  notification_not_found: { status: 404, en: 'There is no such notification.', th: 'ไม่พบรายการแจ้งผลนี้' },
  refund_not_found: { status: 404, en: 'There is no such refund.', th: 'ไม่พบการคืนเงินนี้' },
  discount_not_found: { status: 404, en: 'There is no such discount code.', th: 'ไม่พบโค้ดส่วนลดนี้' },
  review_not_found: { status: 404, en: 'There is no such review.', th: 'ไม่พบรีวิวนี้' },
  illegal_step: {
    status: 409,
    en: 'The order cannot take this step from its current status.',
    th: 'คำสั่งซื้อนี้เปลี่ยนเป็นสถานะนั้นไม่ได้',
  },
  tracking_needed: {
    status: 409,
    en: 'A parcel needs a courier and a tracking number.',
    th: 'ต้องระบุบริษัทขนส่งและเลขพัสดุ',
  },
  recalled_batch: {
    status: 409,
    en: 'The order is packed with goods of a recalled batch. Pack others.',
    th: 'คำสั่งซื้อนี้แพ็กด้วยสินค้าจากล็อตที่เรียกคืน ต้องเปลี่ยนเป็นล็อตอื่น',
  },
  is_paid: {
    status: 409,
    en: 'The order is paid. Send `isSure` to cancel it.',
    th: 'คำสั่งซื้อนี้ชำระเงินแล้ว ส่ง `isSure` เพื่อยกเลิก',
  },
  being_cancelled: {
    status: 409,
    en: 'The order is being cancelled. Undo that first.',
    th: 'คำสั่งซื้อนี้กำลังถูกยกเลิก เลิกทำก่อน',
  },
  too_late: { status: 409, en: 'There is nothing to undo any more.', th: 'เลิกทำไม่ได้แล้ว' },
  already_recalled: { status: 409, en: 'This batch has already been recalled.', th: 'ล็อตนี้ถูกเรียกคืนไปแล้ว' },
  reference_taken: {
    status: 409,
    en: 'A payment with this reference has already been recorded.',
    th: 'บันทึกการชำระเงินด้วยหมายเลขอ้างอิงนี้ไปแล้ว',
  },
  already_paid: { status: 409, en: 'This order is paid already.', th: 'คำสั่งซื้อนี้ชำระเงินแล้ว' },
  under_way: {
    status: 409,
    en: 'A payment provider is about to report the money for this order.',
    th: 'ผู้ให้บริการชำระเงินกำลังจะแจ้งยอดของคำสั่งซื้อนี้',
  },
  may_be_under_way: {
    status: 409,
    en: 'The customer may be paying online just now. Send `isSure` if you know that they are not.',
    th: 'ลูกค้าอาจกำลังชำระเงินออนไลน์อยู่ หากแน่ใจว่าไม่ใช่ ให้ส่ง `isSure`',
  },
  nothing_to_pay: {
    status: 409,
    en: 'There is nothing to pay online for this order.',
    th: 'คำสั่งซื้อนี้ไม่มียอดที่ต้องชำระออนไลน์',
  },
  nothing_paid: {
    status: 409,
    en: 'Nothing has been paid for this order that could be refunded.',
    th: 'คำสั่งซื้อนี้ยังไม่มียอดชำระที่จะคืนได้',
  },
  nothing_to_refund: { status: 409, en: 'There is nothing left to refund.', th: 'ไม่มียอดเหลือให้คืนแล้ว' },
  unknown_item: { status: 409, en: 'There is no such item in this order.', th: 'ไม่มีสินค้ารายการนี้ในคำสั่งซื้อ' },
  unknown_payment: {
    status: 409,
    en: 'There is no such payment of this order.',
    th: 'ไม่มียอดชำระรายการนี้ในคำสั่งซื้อ',
  },
  too_many: { status: 409, en: 'There are not that many left to refund.', th: 'จำนวนที่ขอคืนมากกว่าที่เหลือ' },
  too_much: { status: 409, en: 'There is not that much left to refund.', th: 'ยอดที่ขอคืนมากกว่าที่เหลือ' },
  cannot_restock: { status: 409, en: 'This cannot go back into stock.', th: 'รายการนี้นำกลับเข้าสต็อกไม่ได้' },
  sum_differs: {
    status: 409,
    en: 'The sum has changed. Agree to the new one.',
    th: 'ยอดคืนเงินเปลี่ยนไป กรุณายืนยันยอดใหม่',
  },
  refund_conflict: {
    status: 409,
    en: 'This order’s money has to be refunded first.',
    th: 'ต้องคืนเงินของคำสั่งซื้อนี้ให้เรียบร้อยก่อน',
  },
  payment_conflict: {
    status: 409,
    en: 'This payment has changed in the meantime. Please try again.',
    th: 'ยอดชำระนี้มีการเปลี่ยนแปลงระหว่างทำรายการ กรุณาลองใหม่อีกครั้ง',
  },
  notification_conflict: {
    status: 409,
    en: 'This notification has already been processed, or its data has been deleted.',
    th: 'รายการแจ้งผลนี้ดำเนินการแล้ว หรือข้อมูลถูกลบไปแล้ว',
  },
  not_pending: {
    status: 409,
    en: 'This refund has already been sent or withdrawn.',
    th: 'การคืนเงินนี้โอนแล้วหรือยกเลิกไปแล้ว',
  },
  sent_by_provider: {
    status: 409,
    en: 'The payment provider sends this refund.',
    th: 'ผู้ให้บริการชำระเงินจะคืนเงินรายการนี้ให้เอง',
  },
  code_taken: { status: 409, en: 'A discount code with this name already exists.', th: 'มีโค้ดส่วนลดชื่อนี้อยู่แล้ว' },
  discount_refused: {
    status: 409,
    en: 'This discount code takes nothing off this order.',
    th: 'โค้ดส่วนลดนี้ใช้กับคำสั่งซื้อนี้ไม่ได้',
  },
  key_reused: {
    status: 409,
    en: 'This Idempotency-Key has already placed a different order.',
    th: 'Idempotency-Key นี้ถูกใช้กับคำสั่งซื้ออื่นไปแล้ว',
  },
  unpaid_limit: {
    status: 409,
    en: 'Orders that are not paid yet may hold no more than this. Order less, pay for the open orders first, or choose another payment method.',
    th: 'คำสั่งซื้อที่ยังไม่ชำระเงินจองสินค้าได้ไม่เกินนี้ ลองลดจำนวน ชำระคำสั่งซื้อที่ค้างอยู่ก่อน หรือเลือกวิธีชำระเงินอื่น',
  },
  not_held: {
    status: 409,
    en: 'This order has been paid or cancelled: it holds nothing that could be released.',
    th: 'คำสั่งซื้อนี้ชำระเงินหรือยกเลิกไปแล้ว จึงไม่มีสต็อกให้คืน',
  },
  not_bought: { status: 409, en: 'Only who has received it may review it.', th: 'รีวิวได้เฉพาะผู้ที่ได้รับสินค้าแล้ว' },
  not_verified: { status: 409, en: 'The email address has to be verified first.', th: 'ต้องยืนยันอีเมลก่อน' },
  not_packing: { status: 409, en: 'This order is not being packed.', th: 'คำสั่งซื้อนี้ไม่ได้อยู่ระหว่างแพ็ก' },
  not_packed_from_it: {
    status: 409,
    en: 'There are not that many of this batch in the order.',
    th: 'ในคำสั่งซื้อมีของล็อตนี้ไม่ถึงจำนวนนี้',
  },
  same_batch: { status: 409, en: 'These are the same items.', th: 'เป็นของล็อตเดียวกัน' },
  total_changed: {
    status: 409,
    en: 'The total has changed. Agree to the new one.',
    th: 'ยอดรวมมีการเปลี่ยนแปลง กรุณายืนยันยอดใหม่',
  },
  out_of_stock: {
    status: 409,
    en: 'There is not enough left of some products.',
    th: 'สินค้าบางรายการเหลือไม่พอ',
  },
  product_gone: { status: 409, en: 'Some products are no longer sold.', th: 'สินค้าบางรายการเลิกจำหน่ายแล้ว' },
  collection_only: {
    status: 409,
    en: 'Some products must stay cold and can only be collected. See `lines`.',
    th: 'สินค้าบางรายการต้องแช่เย็นตลอด รับเองที่ร้านเท่านั้น ดู `lines`',
  },
  payment_declined: { status: 402, en: 'The card was declined.', th: 'ชำระด้วยบัตรไม่สำเร็จ' },
  payment_method_unavailable: {
    status: 409,
    en: 'This payment method is not available.',
    th: 'วิธีชำระเงินนี้ใช้ไม่ได้',
  },
  table_gone: {
    status: 409,
    en: 'This reservation has ended. Choose another way to get the order.',
    th: 'การจองโต๊ะนี้จบแล้ว กรุณาเลือกวิธีรับสินค้าแบบอื่น',
  },
} satisfies Record<string, Problem>
