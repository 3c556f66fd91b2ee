import type { Problem } from '../problems.ts'

export const customerProblems = {
  thread_not_found: { status: 404, en: 'There is no such message.', th: 'ไม่พบข้อความนี้' },
  customer_changed: {
    status: 409,
    en: 'Somebody else has changed this customer in the meantime.',
    th: 'มีคนแก้ไขข้อมูลลูกค้ารายนี้ไปแล้วเมื่อสักครู่',
  },
  not_invited: { status: 409, en: 'This person has no open invitation.', th: 'คนนี้ไม่มีคำเชิญที่รอตอบรับ' },
  has_role: {
    status: 409,
    en: 'This person has a role. An admin takes it away first.',
    th: 'คนนี้มีสิทธิ์ในทีมงาน ให้ผู้ดูแลระบบถอนสิทธิ์ก่อน',
  },
  own_account: { status: 409, en: 'You can’t do this to your own account.', th: 'ทำกับบัญชีของตัวเองไม่ได้' },
  other_address: {
    status: 409,
    en: 'This account has another address. Check whom you mean.',
    th: 'บัญชีนี้ใช้อีเมลอื่น ตรวจสอบอีกครั้งว่าเป็นคนที่ต้องการ',
  },
} satisfies Record<string, Problem>
