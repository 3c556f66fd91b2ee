import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Locale } from '#shared/kernel/locale.ts'

/** An error that the API answers: its status, and its words for people, the `title` of the answer. Its code, which names it, is stable. */
export type Problem = { status: ContentfulStatusCode } & Record<Locale, string>

/** The problems that endpoints of any room may have. */
export const apiProblems = {
  invalid_request: {
    status: 400,
    en: 'Something in the request is not valid.',
    th: 'ข้อมูลที่ส่งมาบางส่วนไม่ถูกต้อง',
  },
  invalid_json: { status: 400, en: 'The body is not valid JSON.', th: 'เนื้อหาที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง' },
  sign_in_required: { status: 401, en: 'No user logged in', th: 'ยังไม่ได้เข้าสู่ระบบ' },
  forbidden: { status: 403, en: 'This is not allowed.', th: 'ไม่อนุญาตให้ทำรายการนี้' },
  foreign_origin: {
    status: 403,
    en: 'A signed-in browser may send this from the shop’s own pages only.',
    th: 'เมื่อเข้าสู่ระบบแล้ว ส่งคำขอนี้ได้จากหน้าของร้านเท่านั้น',
  },
  unconfirmed: { status: 403, en: 'Confirm your password first.', th: 'ยืนยันรหัสผ่านก่อน' },
  not_found: { status: 404, en: 'There is nothing at this URL.', th: 'ไม่พบข้อมูลที่ URL นี้' },
  method_not_allowed: {
    status: 405,
    en: 'This URL does not support that method.',
    th: 'URL นี้ไม่รองรับคำขอแบบนี้',
  },
  changed: {
    status: 409,
    en: 'Somebody else has saved it in between. `current` is what is saved now.',
    th: 'มีคนอื่นบันทึกข้อมูลนี้ไปก่อนแล้ว',
  },
  payload_too_large: { status: 413, en: 'The request is too large.', th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป' },
  unsupported_media_type: { status: 415, en: 'Send application/json.', th: 'กรุณาส่งข้อมูลแบบ application/json' },
  too_many_requests: {
    status: 429,
    en: 'Too many requests. Wait a moment and try again.',
    th: 'มีคำขอมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  unexpected: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    th: 'ขออภัย ระบบขัดข้อง กรุณาลองอีกครั้ง',
  },
  unavailable: {
    status: 503,
    en: 'The shop is not available right now. Please try again in a moment.',
    th: 'ขออภัย ร้านขัดข้องชั่วครู่ กรุณาลองใหม่ในอีกสักครู่',
  },
  not_open: {
    status: 503,
    en: 'The shop is not open yet. Please come back soon.',
    th: 'ร้านยังไม่เปิด แวะมาใหม่เร็วๆ นี้',
  },
} satisfies Record<string, Problem>
