import type { EventSignUpMessages } from '../../en/kitchen/event-sign-up.ts'
import { khun } from '../khun.ts'

export const eventSignUp: EventSignUpMessages = {
  title: 'ที่นั่งของคุณ',
  booked: (seats) => `คุณมี ${seats} ที่นั่ง`,
  waiting: (position, seats) => `ลำดับที่ ${position} ในรายชื่อสำรอง จำนวน ${seats} ที่นั่ง`,
  cancelled: 'ยกเลิกแล้ว',
  cancelledText: 'เรานำชื่อคุณออกแล้ว ถ้ายังมีที่นั่ง คุณลงชื่อใหม่ได้',
  eventCancelled: 'งานนี้ยกเลิกแล้ว คุณไม่ต้องทำอะไร',
  signedUpAs: (name, email) => `ลงชื่อโดย${khun(name)} ${email}`,
  change: 'เปลี่ยน',
  save: 'บันทึก',
  cancel: 'ยกเลิกที่นั่ง',
  cancelHint: 'ที่นั่งนี้จะเป็นของคนที่รออยู่',
  cancelWaiting: 'ออกจากรายชื่อสำรอง',
  keepLink: 'หน้านี้เป็นของคุณคนเดียว ใครมีลิงก์นี้ก็เปลี่ยนที่นั่งของคุณได้',
  seeEvent: 'ดูกิจกรรม',
  mostSeats: (left) => `จองได้สูงสุด ${left} ที่นั่ง`,
  calledOff: 'รายการนี้ยกเลิกแล้ว',
}
