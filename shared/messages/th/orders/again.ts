import type { OrderAgainMessages } from '#shared/messages/en/orders/again.ts'

export const orderAgain: OrderAgainMessages = {
  action: 'สั่งอีกครั้ง',
  actionOf: (number) => `สั่งอีกครั้ง: ${number}`,
  pending: 'สักครู่…',
  some: 'ใส่ตะกร้าแล้ว ยกเว้น',
  none: 'ตอนนี้ยังไม่มีสินค้าจากคำสั่งซื้อนี้',
  reasons: {
    gone: (name) => `${name}: ไม่มีจำหน่ายแล้ว`,
    sold_out: (name) => `${name}: สินค้าหมด`,
    cart_full: (name) => `${name}: ตะกร้าเต็มแล้ว`,
    only_left: (name, left) => (left === null ? `${name}: มีน้อยกว่าที่เคยสั่ง` : `${name}: เหลือเพียง ${left} ชิ้น`),
  },
  toCart: 'ไปที่ตะกร้า',
}
