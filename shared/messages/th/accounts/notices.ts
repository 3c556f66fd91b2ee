import type { notices as en } from '../../en/accounts/notices.ts'

export const notices: typeof en = {
  'signed-in': { title: 'เข้าสู่ระบบแล้ว ยินดีต้อนรับ' },
  'not-signed-in': { title: 'ยังไม่ได้เข้าสู่ระบบ', text: 'เข้าสู่ระบบก่อน แล้วทำรายการอีกครั้ง ข้อมูลยังไม่ได้บันทึก' },
  'logged-out': { title: 'คุณออกจากระบบแล้ว' },
  'logged-out-here': { title: 'ออกจากระบบเรียบร้อยแล้ว' },
  'account-created': {
    title: 'สมัครสมาชิกเรียบร้อยแล้ว',
    text: 'ตรวจสอบอีเมลเพื่อยืนยันบัญชีของคุณ',
  },
  'verification-sent': {
    title: 'ยืนยันอีเมลก่อนเข้าสู่ระบบ',
    text: 'เราส่งอีเมลใหม่ให้คุณแล้ว',
  },
  'password-set': { title: 'ตั้งรหัสผ่านใหม่แล้ว', text: 'เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย' },
  'password-changed': { title: 'เปลี่ยนรหัสผ่านแล้ว', text: 'อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว' },
  'profile-saved': { title: 'บันทึกโปรไฟล์แล้ว' },
  'address-saved': { title: 'บันทึกที่อยู่แล้ว' },
  'address-removed': { title: 'ลบที่อยู่แล้ว' },
  'sessions-ended': { title: 'ออกจากระบบทุกอุปกรณ์แล้ว' },
  'session-ended': { title: 'อุปกรณ์นั้นออกจากระบบแล้ว' },
  'account-deleted': { title: 'ลบบัญชีของคุณแล้ว', text: 'ขอบคุณที่เข้าครัวไปกับเรา' },
  'sessions-ended-of': { title: 'ให้ออกจากระบบแล้ว', text: 'ออกจากระบบทุกอุปกรณ์ของคนนี้แล้ว' },
  'staff-invited': { title: 'เชิญเข้าทีมแล้ว', text: 'กำลังส่งคำเชิญทางอีเมล' },
  'role-granted': { title: 'ให้สิทธิ์แล้ว' },
  'role-revoked': { title: 'ถอนสิทธิ์แล้ว' },
  'admin-made': { title: 'คุณเป็นผู้ดูแลระบบแล้ว' },
  'reset-sent': { title: 'ส่งลิงก์แล้ว', text: 'ลูกค้าจะได้ลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล' },
}
