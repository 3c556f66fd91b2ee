import type { TableOrderMessages } from '../../en/restaurant/table-orders.ts'

export const tableOrders: TableOrderMessages = {
  backUntil: (when) => `ยกเลิกก่อน ${when} น. รับเงินคืนเต็มจำนวน`,
  notBack: 'ใกล้เวลามากแล้ว หากยกเลิกจะไม่ได้รับเงินคืน',
  due: (amount, time) => `โต๊ะยังไม่ยืนยัน กรุณาชำระมัดจำ ${amount} ก่อนเวลา ${time} น.`,
  pay: (amount) => `ชำระ ${amount}`,
  paid: (amount) => `ชำระมัดจำ ${amount} แล้ว เราจะหักออกจากค่าอาหาร`,
  refunded: (amount) => `เราคืนมัดจำ ${amount} ให้คุณทางช่องทางที่คุณชำระ`,
  settled: (amount) => `มัดจำของคุณ ${amount}`,
  ended: 'ไม่ได้ชำระมัดจำภายในเวลา โต๊ะนี้จึงไม่ได้เก็บไว้ให้แล้ว',
  see: 'ดูการชำระเงิน',
  cancelRefunds: (amount) => `คุณจะได้รับมัดจำ ${amount} คืนเต็มจำนวน`,
  cancelKeeps: (amount) =>
    `เลยเวลาคืนมัดจำแล้ว คุณจะไม่ได้รับ ${amount} คืน หากมีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรุณาโทรหาเรา เราคืนมัดจำให้เต็มจำนวน`,
  cancelUnpaid: 'คุณยังไม่ได้ชำระมัดจำ และไม่ต้องชำระแล้ว',
  jars: 'สั่งสินค้าไปรอที่โต๊ะ',
  jarsHint: 'สั่งซอสและพริกแกงตอนนี้ เรานำไปให้พร้อมมื้ออาหาร',
  yourJars: 'สินค้าที่รอคุณที่โต๊ะ',
}
