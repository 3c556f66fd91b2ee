import type { Notice } from '../../notices.ts'

export const notices: Record<Notice, { title: string; text?: string }> = {
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
  'settings-saved': { title: 'บันทึกการตั้งค่าแล้ว' },
  'sessions-ended': { title: 'ออกจากระบบทุกอุปกรณ์แล้ว' },
  'session-ended': { title: 'อุปกรณ์นั้นออกจากระบบแล้ว' },
  'account-deleted': { title: 'ลบบัญชีของคุณแล้ว', text: 'ขอบคุณที่เข้าครัวไปกับเรา' },
  'customer-registered': { title: 'เพิ่มลูกค้าแล้ว', text: 'กำลังส่งคำเชิญทางอีเมล' },
  'notification-replayed': { title: 'กำลังตรวจสอบอีกครั้ง' },
  'sessions-ended-of': { title: 'ให้ออกจากระบบแล้ว', text: 'ออกจากระบบทุกอุปกรณ์ของคนนี้แล้ว' },
  'role-granted': { title: 'ให้สิทธิ์แล้ว' },
  'role-revoked': { title: 'ถอนสิทธิ์แล้ว' },
  'admin-made': { title: 'คุณเป็นผู้ดูแลระบบแล้ว' },
  'order-changed': { title: 'อัปเดตคำสั่งซื้อแล้ว' },
  'payment-recorded': { title: 'บันทึกการชำระเงินแล้ว', text: 'คำสั่งซื้อนี้ชำระเงินครบแล้ว' },
  'payment-flagged': {
    title: 'บันทึกยอดเงินและทำเครื่องหมายไว้แล้ว',
    text: 'ยอดนี้ไม่ตรงกับคำสั่งซื้อ ตรวจสอบที่รายการชำระเงิน',
  },
  'refund-requested': { title: 'บันทึกการคืนเงินแล้ว', text: 'ดูความคืบหน้าได้ในรายการคืนเงิน' },
  'refund-settled': { title: 'คืนเงินเรียบร้อยแล้ว', text: 'ลูกค้าจะได้รับอีเมล' },
  'refund-withdrawn': { title: 'ยกเลิกการคืนเงินแล้ว', text: 'ยังไม่มีการโอนเงิน' },
  'order-hidden': { title: 'ลบคำสั่งซื้อแล้ว' },
}
