import type { VerifyEmailMessages } from '../../en/accounts/verify-email.ts'

export const verifyEmail: VerifyEmailMessages = {
  title: 'ยืนยันอีเมลของคุณ',
  checkMail: 'ตรวจสอบอีเมลเพื่อยืนยันบัญชีของคุณ',
  checkMailAt: (email) => `เราส่งอีเมลไปที่ ${email} แล้ว กดลิงก์ในอีเมลเพื่อเปิดใช้บัญชี`,
  confirmLead: 'กดปุ่มเดียว บัญชีของคุณก็พร้อมใช้งาน',
  confirm: 'ยืนยันอีเมล',
  confirming: 'กำลังยืนยัน…',
  confirmedTitle: 'ยืนยันอีเมลเรียบร้อยแล้ว',
  confirmedText: 'ยินดีต้อนรับสู่ KROK คุณเข้าสู่ระบบได้เลย',
  invalidTitle: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  invalidText: 'ลิงก์ถูกใช้ไปแล้วหรือหมดอายุ หากคุณยืนยันอีเมลแล้ว เข้าสู่ระบบได้เลย',
  resendTitle: 'ยังไม่ได้รับอีเมล?',
  resend: 'ส่งอีเมลอีกครั้ง',
  resending: 'กำลังส่ง…',
  resent: 'หากอีเมลนี้รอการยืนยันอยู่ คุณจะได้รับอีเมลใหม่ภายในไม่กี่นาที',
  resendFailed: 'ส่งอีเมลยืนยันไม่สำเร็จ กรุณาลองอีกครั้ง',
  rateLimited: 'กรุณารอสักครู่ก่อนขออีเมลยืนยันอีกครั้ง',
  toSignIn: 'เข้าสู่ระบบ',
}
