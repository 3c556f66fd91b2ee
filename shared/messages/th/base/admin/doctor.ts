import { bad } from '../../../../base/doctor/said.ts'
import { database } from './doctor/database.ts'
import { machine } from './doctor/machine.ts'
import { services } from './doctor/services.ts'
import { wayIn } from './doctor/way-in.ts'
import type { doctor as en } from '../../../en/base/admin/doctor.ts'

export const doctor: typeof en = {
  title: 'ตรวจสุขภาพระบบ',
  hint: 'ตรวจทุกอย่างที่ร้านต้องพึ่ง: ฐานข้อมูล ดิสก์ นาฬิกา เส้นทางเข้าร้าน อีเมล ที่เก็บไฟล์ การชำระเงิน และงานเบื้องหลัง โดยไม่แก้ไขอะไร',
  again: 'ตรวจอีกครั้ง',
  lookedAt: (when) => `ตรวจเมื่อ ${when}`,
  states: { good: 'ปกติ', warning: 'ควรดูแล', wrong: 'ผิดปกติ', unknown: 'ตรวจไม่ได้' },
  summary: {
    good: 'ทุกอย่างปกติดี',
    warning: (count) => `ควรดูแล ${count} เรื่อง`,
    wrong: (count) => `ผิดปกติ ${count} เรื่อง`,
    unknown: (count) => `ตรวจไม่ได้ ${count} เรื่อง`,
  },
  toDo: 'วิธีแก้',
  list: { rest: 'เรื่องที่ต้องดู', good: 'เรื่องที่ปกติ' },
  unseen: (reason) => bad(`ยังตรวจไม่ได้: ${reason}`, 'ลองตรวจอีกครั้ง ถ้ายังเป็นอยู่ให้ดูบันทึก (log) ของร้าน'),
  reasons: {
    time: 'รอคำตอบนานเกินไป',
    demo: 'ฐานข้อมูลของเดโมเปิดได้เฉพาะจากเดโมที่กำลังทำงาน ดูได้ในหน้านี้ของหลังร้าน',
    closed: 'เปิดฐานข้อมูลจากตรงนี้ไม่ได้',
    process: 'โปรแกรมร้านที่เปิดข้อมูลอยู่ไม่ตอบ',
  },
  findings: { ...machine, ...database, ...wayIn, ...services },
}
