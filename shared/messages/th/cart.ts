import type { Messages } from '../en.ts'

export const cart: Messages['cart'] = {
  title: 'ตะกร้าของคุณ',
  empty: 'ยังไม่มีสินค้าในตะกร้า',
  emptyHint: 'เริ่มจากพริกแกงสักกระปุก เย็นนี้ได้กินแกงร้อนๆ',
  toShop: 'เลือกซื้อสินค้า',
  goOnShopping: 'เลือกซื้อต่อ',
  icon: 'ตะกร้า',
  items: (count) => `${count} ชิ้น`,
  viewCart: 'ดูตะกร้า',
  checkout: 'ชำระเงิน',
  loading: 'สักครู่…',

  add: 'ใส่ตะกร้า',
  outOfStock: 'สินค้าหมด',
  added: (name) => `ใส่${name}ลงตะกร้าแล้ว`,
  notAdded: 'ยังไม่ได้ใส่ตะกร้า',

  quantityOf: (name) => `จำนวน${name}`,
  update: 'อัปเดต',
  remove: 'ลบ',
  removeOne: (name) => `ลบ${name}`,
  each: (price) => `ชิ้นละ ${price}`,

  summary: 'สรุปยอด',
  subtotal: 'ค่าสินค้า',
  total: 'ยอดรวม',
  delivery: 'ค่าจัดส่ง',
  free: 'ฟรี',
  vatInside: (percent) => `รวมภาษีมูลค่าเพิ่ม ${percent}% แล้ว`,
  deliveryFrom: (from, to) =>
    `${from === to ? `ค่าจัดส่ง ${from}` : `${from} ถึง ${to} ตามจังหวัด`} รับเองที่ร้านไม่มีค่าจัดส่ง`,
  freeDeliveryGap: (amount) => `ซื้อเพิ่มอีก ${amount} ส่งฟรี`,
  freeDelivery: 'คำสั่งซื้อนี้ส่งฟรี',
  youPay: (rand, other) => `คุณชำระ ${rand} ประมาณ ${other}`,

  changes: {
    title: 'สินค้าในตะกร้ามีการเปลี่ยนแปลง',
    price: (was, now) => `ราคาเดิม ${was} ตอนนี้ ${now}`,
    onlyLeft: (left) => `เหลือเพียง ${left} ชิ้น`,
    fewerLeft: 'สินค้าเหลือไม่ถึงจำนวนนี้ ลองลดจำนวนลง',
    soldOut: 'สินค้าหมดชั่วคราว',
    gone: (count) => `มีสินค้า ${count} รายการที่เลิกจำหน่ายแล้ว`,
    accept: 'อัปเดตตะกร้า',
    take: (left) => `เปลี่ยนเป็น ${left} ชิ้น`,
    blocksCheckout: 'ยืนยันรายการที่เปลี่ยนแปลงก่อนชำระเงิน',
  },

  problems: {
    product_gone: 'สินค้านี้เลิกจำหน่ายแล้ว',
    not_in_cart: 'สินค้านี้ไม่อยู่ในตะกร้าแล้ว',
    cart_full: 'ตะกร้าเต็มแล้ว ใส่ได้ไม่เกิน 40 รายการ',
    onlyLeft: (name, left) => `${name}เหลือเพียง ${left} ชิ้น`,
    fewerLeft: (name) => `${name}เหลือไม่ถึงจำนวนนี้ ลองลดจำนวนลง`,
    soldOut: (name) => `${name}หมดชั่วคราว`,
    quantity: 'ใส่จำนวนเต็มตั้งแต่ 1 ถึง 99',
    invalid: 'ทำรายการไม่สำเร็จ ตะกร้ายังเหมือนเดิม กรุณาลองอีกครั้ง',
  },
}
