import type { plainErrors as en } from '../../en/shell/plain-errors.ts'
import { errors } from './errors.ts'

const { title, text } = errors.tooManyRequests

export const plainErrors: typeof en = {
  failed: {
    title: 'ขออภัย ระบบขัดข้อง',
    advice: 'กรุณาลองใหม่ในอีกสักครู่ หากติดต่อเราเรื่องนี้ แจ้งหมายเลขต่อไปนี้',
  },
  too_many_requests: { title, advice: text },
  too_many_searches: { title: 'ค้นหาบ่อยเกินไป', advice: 'กรุณารอหนึ่งนาทีแล้วลองใหม่' },
}
