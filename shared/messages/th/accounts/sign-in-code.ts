import type { SignInCodeMessages } from '../../en/accounts/sign-in-code.ts'

export const signInCode: SignInCodeMessages = {
  title: 'ตรวจสอบอีเมลของคุณ',
  sentTo: (email) => `เราส่งรหัสยืนยัน 6 หลักไปที่ ${email} แล้ว`,
  titleForPassword: 'ยืนยันรหัสผ่านใหม่',
  label: 'รหัสยืนยัน',
  hint: 'ยังไม่ได้รับรหัส? อาจใช้เวลาสักครู่ ลองดูในโฟลเดอร์จดหมายขยะด้วย',
  action: 'ยืนยัน',
  pending: 'กำลังตรวจสอบ…',
  valid: (time) => `รหัสใช้ได้อีก ${time} นาที`,
  resend: 'ขอรหัสใหม่',
  resendIn: (seconds) => `ขอรหัสใหม่ (อีก ${seconds} วินาที)`,
  resendReady: 'คุณขอรหัสใหม่ได้แล้ว',
  resending: 'กำลังส่ง…',
  resent: 'เราส่งรหัสใหม่ให้แล้ว รหัสเดิมใช้ไม่ได้อีก',
  cancel: 'เข้าสู่ระบบด้วยบัญชีอื่น',
  cancelPassword: 'ใช้รหัสผ่านเดิมต่อไป',
}
