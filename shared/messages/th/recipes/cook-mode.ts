import type { CookModeMessages } from '../../en/recipes/cook-mode.ts'

/** One step at a time. */
export const cookMode: CookModeMessages = {
  cookMode: 'โหมดทำอาหาร',
  close: 'ปิด',
  previous: 'ย้อนกลับ',
  next: 'ถัดไป',
  finish: 'เสร็จแล้ว',
  ready: 'พร้อมเสิร์ฟแล้ว',
  timers: 'ตัวจับเวลา',
  goOn: 'กลับไปทำต่อ',
  stepOf: (step, steps) => `ขั้นที่ ${step} จาก ${steps}`,
  startTimer: (minutes) => `จับเวลา ${minutes} นาที`,
  stopTimer: 'หยุด',
  timeLeft: (label) => `${label}: เวลาที่เหลือ`,
  timeUp: (label) => `ครบเวลาแล้ว: ${label}`,
}
