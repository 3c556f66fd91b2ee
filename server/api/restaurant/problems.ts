import type { Problem } from '../problems.ts'

export const restaurantProblems = {
  dish_not_found: { status: 404, en: 'There is no such dish.', th: 'ไม่พบเมนูนี้' },
  event_not_found: { status: 404, en: 'There is no such event.', th: 'ไม่พบกิจกรรมนี้' },
  reservation_not_found: { status: 404, en: 'There is no such reservation.', th: 'ไม่พบการจองนี้' },
  unknown_recipe: { status: 409, en: 'There is no such recipe.', th: 'ไม่มีสูตรนี้' },
  unknown_product: {
    status: 409,
    en: 'There is no product with one of these codes.',
    th: 'มีรหัสที่ไม่ตรงกับสินค้าใด',
  },
  wrong_state: { status: 409, en: 'This cannot be done in its current state.', th: 'ทำไม่ได้ในสถานะปัจจุบัน' },
  no_table: { status: 409, en: 'There is no table then. See `why`.', th: 'ไม่มีโต๊ะในเวลานั้น ดู `why`' },
  no_time: {
    status: 409,
    en: 'These times do not fit: nobody is seated then, or the end is before the beginning.',
    th: 'เวลาไม่ถูกต้อง: ร้านไม่รับโต๊ะในเวลานั้น หรือเวลาสิ้นสุดมาก่อนเวลาเริ่ม',
  },
  nothing_to_wait_for: {
    status: 409,
    en: 'There is nothing to wait for. See `why`.',
    th: 'ไม่มีอะไรให้รอ ดู `why`',
  },
  has_ended: {
    status: 409,
    en: 'This reservation can no longer be changed. Please call us.',
    th: 'การจองนี้เปลี่ยนไม่ได้แล้ว กรุณาโทรหาเรา',
  },
  deposit_needed: {
    status: 409,
    en: 'A party of this size pays a deposit. Reserve the larger table first, and then cancel this one.',
    th: 'กลุ่มขนาดนี้ต้องชำระมัดจำ กรุณาจองโต๊ะใหญ่ก่อน แล้วจึงยกเลิกโต๊ะนี้',
  },
  too_many_holds: {
    status: 409,
    en: 'Several tables are held from this address already. Reserve one, or wait five minutes.',
    th: 'มีการถือโต๊ะจากที่อยู่เครือข่ายนี้หลายโต๊ะแล้ว กรุณาจองให้เสร็จ หรือรอ 5 นาที',
  },
  guest_limit: {
    status: 409,
    en: 'We can’t take more reservations online from here. For more tables, please call us.',
    th: 'จองออนไลน์ครบจำนวนที่รับได้แล้ว ถ้าต้องการจองเพิ่ม โทรหาเราได้เลย',
  },
} satisfies Record<string, Problem>
