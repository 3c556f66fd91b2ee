import type { EventSignUpMessages } from '../../en/restaurant/event-sign-up.ts'
import { khun } from '../khun.ts'

export const eventSignUp: EventSignUpMessages = {
  title: 'ที่นั่งของคุณ',
  booked: (seats) => `คุณมี ${seats} ที่นั่ง`,
  waiting: (position, seats) => `ลำดับที่ ${position} ในรายชื่อสำรอง จำนวน ${seats} ที่นั่ง`,
  confirm: 'ยืนยันว่าจะมา',
  confirmText: (time) => `ยืนยันก่อน ${time} น. หลังจากนั้นที่นั่งจะเป็นของคนอื่น`,
  lapsed: 'ไม่ได้ยืนยันในเวลา',
  lapsedText: 'ยืนยันได้เลย ถ้ายังมีที่ว่าง ที่นั่งเป็นของคุณ ถ้าเต็ม คุณจะอยู่ในรายชื่อสำรอง',
  known: 'คุณลงชื่อไว้แล้ว ลิงก์อยู่ในอีเมลอีกฉบับจากเรา',
  cancelled: 'ยกเลิกแล้ว',
  cancelledText: 'เรานำชื่อคุณออกแล้ว ถ้ายังมีที่นั่ง คุณลงชื่อใหม่ได้',
  eventCancelled: 'งานนี้ยกเลิกแล้ว คุณไม่ต้องทำอะไร',
  eventPostponed: 'งานนี้เลื่อนออกไปก่อน เรายังเก็บไว้ให้คุณ ได้วันใหม่แล้วจะส่งอีเมลบอก ถ้าไม่สะดวกรอ ยกเลิกได้',
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
