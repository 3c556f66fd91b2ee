import type { StaffMessages } from '../../en/staff.ts'

export const roles: StaffMessages['roles'] = { admin: 'ผู้ดูแลระบบ', moderator: 'ผู้ช่วยดูแล' }

export const roleHints: StaffMessages['roleHints'] = {
  admin: 'ดูแลงานประจำวัน และจัดการทีมงาน',
  moderator: 'ดูแลงานประจำวันของร้าน',
}

export const team: StaffMessages['team'] = {
  title: 'ทีมงาน',
  loadFailed: 'โหลดข้อมูลสิทธิ์ไม่สำเร็จ',
  hint: 'คนที่มีสิทธิ์ทำงานในร้าน ทุกการเปลี่ยนแปลงมีบันทึกไว้',
  person: 'ชื่อ',
  email: 'อีเมล',
  roles: 'สิทธิ์',
  take: 'ถอนสิทธิ์',
  takeOne: (role, name) => `ถอนสิทธิ์ ${role} ของ ${name}`,
  giveTitle: 'ให้สิทธิ์',
  giveHint: 'ให้คนที่มีบัญชีอยู่แล้ว และต้องเข้าสู่ระบบใหม่',
  invite: 'ยังไม่มีบัญชี? เพิ่มเป็นลูกค้าก่อน แล้วระบบจะส่งอีเมลให้ตั้งรหัสผ่าน',
  role: 'สิทธิ์',
  give: 'ให้สิทธิ์',
  noSuchAccount: 'ไม่มีบัญชีที่ใช้อีเมลนี้ ตรวจสอบอีเมล หรือให้เจ้าของอีเมลสมัครสมาชิกก่อน',
  password: 'รหัสผ่านของคุณเอง',
  wrongPassword: 'รหัสผ่านไม่ถูกต้อง',
  endTitle: 'ให้ออกจากระบบ',
  endHint: 'ออกจากระบบทุกอุปกรณ์ของคนนี้ ทั้งทีมงานและลูกค้า ใช้เมื่ออุปกรณ์หาย หรือบัญชีตกอยู่ในมือคนอื่น',
  end: 'ออกจากระบบทุกอุปกรณ์',
  lastAdmin: 'คนนี้เป็นผู้ดูแลระบบคนสุดท้าย ตั้งคนอื่นเป็นผู้ดูแลระบบก่อน',
}
