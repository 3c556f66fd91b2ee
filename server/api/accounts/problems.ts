import type { Problem } from '../problems.ts'

export const accountProblems = {
  wrong_password: { status: 403, en: 'That is not your password.', th: 'รหัสผ่านของคุณไม่ถูกต้อง' },
  account_not_found: { status: 404, en: 'There is no such account.', th: 'ไม่พบบัญชีนี้' },
  address_not_found: { status: 404, en: 'There is no such address.', th: 'ไม่พบที่อยู่นี้' },
  email_taken: { status: 409, en: 'There is already an account with this address.', th: 'มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว' },
} satisfies Record<string, Problem>
