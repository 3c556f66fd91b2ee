import type { CartPageMessages } from '../../en/orders/cart-page.ts'

export const cartPage: CartPageMessages = {
  emptyHint: 'เริ่มจากพริกแกงสักกระปุก เย็นนี้ได้กินแกงร้อนๆ',
  toOrdered: 'ดูคำสั่งซื้อของคุณ',
  goOnShopping: 'เลือกซื้อต่อ',
  update: 'อัปเดต',
  remove: 'ลบ',
  removed: (name) => `ลบ${name}แล้ว`,
  undo: 'นำกลับมา',
  each: (price) => `ชิ้นละ ${price}`,
  summary: 'สรุปยอด',
  beforeOffers: 'ก่อนหักโปรโมชั่น',
  subtotal: 'ค่าสินค้า',
  offerEnded: (name, when) => `โปรโมชั่น “${name}” หมดเขตเมื่อ ${when} ราคากลับเป็นปกติแล้ว`,
  vatInside: (percent) => `รวมภาษีมูลค่าเพิ่ม ${percent}% แล้ว`,
  deliveryFrom: (from, to) =>
    `${from === to ? `ค่าจัดส่ง ${from}` : `ค่าจัดส่ง ${from} ถึง ${to} ตามจังหวัด`} รับเองที่ร้านไม่มีค่าจัดส่ง`,
  freeDeliveryGap: (amount) => `ซื้อเพิ่มอีก ${amount} ส่งฟรี`,
  freeDelivery: 'คำสั่งซื้อนี้ส่งฟรี',
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
}
