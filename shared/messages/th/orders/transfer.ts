import type { TransferMessages } from '#shared/messages/en/orders/transfer.ts'

export const transfer: TransferMessages = {
  title: 'โอนเงินเพื่อชำระคำสั่งซื้อ',
  restTitle: 'โอนยอดที่เหลือ',
  amount: 'จำนวนเงิน',
  account: 'เข้าบัญชี',
  reference: 'หมายเลขอ้างอิง',
  bank: 'ธนาคาร',
  holder: 'ชื่อบัญชี',
  accountNumber: 'เลขที่บัญชี',
  branch: 'รหัสสาขา',
  payBy: 'ชำระภายใน',
  hint: 'ระบุหมายเลขอ้างอิงให้ตรง เราจะได้ตรวจสอบยอดโอนของคุณได้',
  copy: 'คัดลอก',
  copyOne: (detail) => `คัดลอก${detail}`,
  copied: 'คัดลอกแล้ว',
  selected: 'เลือกไว้แล้ว',
  code: 'คิวอาร์โค้ดที่มีรายละเอียดการโอนเป็นข้อความ',
  codeHint: 'สแกนเพื่อเปิดรายละเอียดเหล่านี้ในโทรศัพท์ที่มีแอปธนาคารของคุณ',
  voucher: 'ชำระด้วยบัตรของขวัญ',
}
