import type { NextTimesMessages } from '../../en/restaurant/next-times.ts'

export const nextTimes: NextTimesMessages = {
  tonight: 'คืนนี้สำหรับ 2 คน',
  today: 'วันนี้สำหรับ 2 คน',
  tomorrow: 'พรุ่งนี้สำหรับ 2 คน',
  on: (day) => `${day} สำหรับ 2 คน`,
  notToday: {
    closed: 'วันนี้ร้านปิด',
    full: 'วันนี้โต๊ะเต็มแล้ว',
    late: 'วันนี้ปิดรับจองแล้ว',
  },
  none: 'ตอนนี้ยังไม่มีโต๊ะสำหรับ 2 คนให้จองที่นี่',
  others: 'ดูวันอื่น',
  waitlist: 'ลงชื่อในรายชื่อสำรอง',
}
