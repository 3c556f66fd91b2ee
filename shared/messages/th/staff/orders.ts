import type { StaffMessages } from '../../en/staff.ts'

export const orders: StaffMessages['orders'] = {
  title: 'คำสั่งซื้อ',
  shown: (count) => `${count} คำสั่งซื้อในหน้านี้`,
  search: 'เลขที่ ชื่อ อีเมล โทรศัพท์ หรือสินค้า',
  searchHint: (letters) => `พิมพ์อย่างน้อย ${letters} ตัวอักษร หากเป็นตัวเลขสั้นๆ จะค้นจากเลขท้ายของเลขที่คำสั่งซื้อ`,
  status: 'สถานะ',
  anyStatus: 'ทั้งหมด',
  queues: 'งานที่ต้องทำ',
  queue: {
    to_pack: 'รอแพ็ก',
    transfers: 'รอตรวจสอบยอดโอน',
    money: 'เรื่องเงินที่ต้องดู',
    unpaid: 'ยังไม่ชำระ จองสต็อกอยู่',
  },
  sort: 'เรียงตาม',
  sorts: {
    newest: 'ใหม่สุดก่อน',
    oldest: 'เก่าสุดก่อน',
    total: 'ยอดรวมสูงสุดก่อน',
    waiting: 'รอนานสุดก่อน (ยังไม่จัดส่ง)',
  },
  more: 'ตัวกรองเพิ่มเติม',
  delivery: 'การจัดส่ง',
  deliveries: { courier: 'จัดส่งถึงบ้าน', pickup: 'รับเองที่ร้าน' },
  province: 'จังหวัด',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  notes: 'บันทึกภายใน',
  noted: 'มีบันทึกภายใน',
  noteCount: (count) => `บันทึกภายใน ${count} รายการ`,
  filteredBy: 'กรองตาม',
  without: (filter) => `นำตัวกรองออก: ${filter}`,
  none: 'ไม่พบคำสั่งซื้อที่ตรงกับเงื่อนไข',
  pages: 'หน้ารายการคำสั่งซื้อ',
  order: 'คำสั่งซื้อ',
  customer: 'ลูกค้า',
  payment: 'การชำระเงิน',
  total: 'ยอดรวม',
}

export const holds: StaffMessages['holds'] = {
  sum: (items, amount) => `คำสั่งซื้อที่ยังไม่ชำระจองสินค้าไว้ ${items} ชิ้น มูลค่ารวมค่าจัดส่ง ${amount}`,
  until: (items, when) => `จองสินค้าไว้ ${items} ชิ้น ถึง ${when}`,
  release: 'ยกเลิกและคืนสต็อก',
  releaseOne: (number) => `ยกเลิกและคืนสต็อก ${number}`,
  releaseAll: (count) => `ทั้ง ${count} รายการของลูกค้ารายนี้`,
  releaseAllLike: (count, number) => `ทั้ง ${count} รายการของลูกค้ารายนี้: ยกเลิกและคืนสต็อก เช่นเดียวกับ ${number}`,
}

export const attention: StaffMessages['attention'] = {
  late: 'ชำระเกินกำหนด',
  wrong_amount: 'ยอดไม่ตรง',
  paid_twice: 'ชำระซ้ำ',
  owes_refund: 'ต้องคืนเงิน',
}

export const attentionHints: StaffMessages['attentionHints'] = {
  late: 'เงินเข้ามาหลังจากคำสั่งซื้อปิดไปแล้ว บันทึกไว้แล้ว ติดต่อลูกค้าต่อได้เลย',
  wrong_amount: 'ยอดเงินไม่ตรงกับคำสั่งซื้อ จึงยังไม่นับเป็นการชำระ บันทึกไว้แล้ว ติดต่อลูกค้าต่อได้เลย',
  paid_twice: 'คำสั่งซื้อนี้ชำระเงินไปก่อนแล้ว บันทึกยอดนี้ไว้แล้ว ติดต่อลูกค้าต่อได้เลย',
}

export const methods: StaffMessages['methods'] = {
  bank_transfer: 'โอนเงินผ่านธนาคาร',
  payfast: 'PayFast',
  paystack: 'Paystack',
  demo_card: 'บัตรทดลอง',
  cash: 'เงินสด',
  card_machine: 'เครื่องรูดบัตร',
  other: 'อื่นๆ',
}
