import type { StaffMessages } from '../../../en/admin.ts'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'

export const orders: StaffMessages['orders'] = {
  title: 'คำสั่งซื้อ',
  shown: (count) => `${count} คำสั่งซื้อในหน้านี้`,
  arrived: (count) => `มีคำสั่งซื้อใหม่ ${count} รายการ`,
  showArrived: 'แสดง',
  search: 'เลขที่ ชื่อ อีเมล โทรศัพท์ ที่อยู่ บริษัท หรือสินค้า',
  status: 'สถานะ',
  anyStatus: 'ทั้งหมด',
  queues: 'งานที่ต้องทำ',
  queue: {
    to_pack: 'รอแพ็ก',
    transfers: 'รอตรวจสอบยอดโอน',
    money: 'การชำระเงินที่ต้องตรวจ',
    returns: 'รอตอบเรื่องคืนสินค้า',
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
  deliveries: { courier: 'จัดส่งถึงบ้าน', pickup: 'รับเองที่ร้าน', at_the_table: 'รับที่โต๊ะ', email: 'ทางอีเมล' },
  province: 'จังหวัด',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  notes: 'บันทึกภายใน',
  discount: 'โค้ดส่วนลด',
  noted: 'มีบันทึกภายใน',
  noteCount: (count) => `บันทึกภายใน ${count} รายการ`,
  filteredBy: 'กรองตาม',
  without: (filter) => `นำตัวกรองออก: ${filter}`,
  none: 'ไม่พบคำสั่งซื้อที่ตรงกับเงื่อนไข',
  noneYet: 'ยังไม่มีคำสั่งซื้อ',
  noneYetText: 'คำสั่งซื้อแรกจะแสดงที่นี่เองทันทีที่มีคนสั่ง',
  pages: 'หน้ารายการคำสั่งซื้อ',
  order: 'คำสั่งซื้อ',
  customer: 'ลูกค้า',
  payment: 'การชำระเงิน',
  total: 'ยอดรวม',
  otherWork: 'จัดการหลายรายการ',
  export: 'ส่งออกเป็น CSV',
  tick: (number) => `เลือกคำสั่งซื้อ ${number}`,
}

export const bulk: StaffMessages['bulk'] = {
  title: 'ทำกับรายการที่เลือก',
  all: 'เลือกทั้งหมดในหน้านี้',
  transfers: 'บันทึกว่าโอนเงินแล้ว',
  parcels: 'ส่งเป็นพัสดุ',
  ship: 'บันทึกว่าพร้อมให้รับ',
  deliver: 'บันทึกว่าถึงลูกค้าหรือลูกค้ารับแล้ว',
  slips: 'พิมพ์ใบจัดสินค้า',
  labels: 'พิมพ์ป้ายที่อยู่',
  hint: 'ระบบทำทีละรายการ รายการที่ทำไม่ได้จะบอกเหตุผลแยกให้ ส่วนพัสดุจะกรอกบริษัทขนส่งและเลขพัสดุในหน้าของตัวเอง',
  nothingTicked: 'เลือกคำสั่งซื้อก่อน',
  lost: 'ส่งไปไม่ถึงร้าน ลองอีกครั้งได้ ระบบไม่ทำซ้ำ',
  done: (count) => `เสร็จ ${count} รายการ`,
  already: (count) => `ทำไว้ก่อนแล้ว ${count} รายการ`,
  refused: (count) => `ทำไม่ได้ ${count} รายการ:`,
  unknown: 'คำสั่งซื้อที่ไม่มีแล้ว',
  anOrder: 'คำสั่งซื้อ',
  illegalStep: (status) => `ตอนนี้อยู่ในสถานะ “${status}” เปลี่ยนเป็นขั้นนี้ไม่ได้`,
  verdicts: {
    done: 'เสร็จแล้ว',
    already: 'ทำไว้ก่อนแล้ว',
    being_cancelled: 'กำลังถูกยกเลิก เปิดคำสั่งซื้อเพื่อเลิกทำ',
    tracking_needed: 'ต้องระบุบริษัทขนส่งและเลขพัสดุ เลือกรายการแล้วกด “ส่งเป็นพัสดุ”',
    owes: 'มีการแก้ไขและยังมียอดค้างชำระ',
    recalled_batch: 'แพ็กด้วยล็อตที่ถูกเรียกคืน เปลี่ยนเป็นล็อตอื่นก่อน',
    not_found: 'ไม่พบ',
    not_tried: 'หมดเวลาก่อน กดอีกครั้งเพื่อทำต่อ',
  },
}

export const printing: StaffMessages['printing'] = {
  kinds: 'เลือกสิ่งที่จะพิมพ์',
  titles: { slip: 'ใบจัดสินค้า', label: 'ป้ายที่อยู่ A4', 'label-100x150': 'ป้ายที่อยู่ 100 × 150 มม.' },
  hints: {
    slip: 'คำสั่งซื้อละหนึ่งหน้า A4',
    label: 'แผ่นละแปดป้าย ขนาด 99.1 × 67.7 มม. พิมพ์ที่ 100% แบบไม่มีขอบ',
    'label-100x150': 'สำหรับเครื่องพิมพ์ป้าย หน้าละหนึ่งป้าย แบบไม่มีขอบ',
  },
  first: 'ป้ายว่างดวงแรกบนแผ่น',
  collected: (count) => `ลูกค้ารับเอง ${count} คำสั่งซื้อ จึงไม่ต้องมีป้าย`,
  missing: (count) => `ไม่พบ ${count} คำสั่งซื้อ จึงไม่ได้พิมพ์`,
  cards: (count) => (count === 1 ? 'การ์ดของขวัญ A6 (PDF)' : `การ์ดของขวัญ ${count} ใบ A6 (PDF)`),
  gift: 'ของขวัญ',
  giftWithCard: 'ของขวัญ มีการ์ด',
  to: 'ผู้รับ',
  from: 'ผู้ส่ง',
  items: 'จำนวนชิ้น',
  customerNote: 'ข้อความจากลูกค้า',
  packed: 'แพ็กแล้ว',
  quantity: 'จำนวน',
  product: 'สินค้า',
  phone: (number) => `โทร. ${number}`,
  collects: 'มารับเองที่ร้าน',
  batch: (quantity, code, day) => `${quantity} × ล็อต ${code} ควรบริโภคก่อน ${day}`,
  refunded: 'คืนเงินแล้ว ไม่ต้องแพ็ก',
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
  ...HOSTED_PROVIDERS,
  demo_card: 'บัตรทดลอง',
  cash: 'เงินสด',
  card_machine: 'เครื่องรูดบัตร',
  voucher: 'บัตรของขวัญ',
  other: 'อื่นๆ',
}
