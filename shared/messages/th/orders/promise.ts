import type { PromiseMessages } from '../../en/orders/promise.ts'

export const promise: PromiseMessages = {
  title: 'การจัดส่ง การคืนสินค้า และการชำระเงิน',
  orderBy: (time, on) =>
    on === null ? `สั่งและชำระเงินก่อน ${time} น. วันนี้ ถึงคุณ` : `สั่งและชำระเงินก่อน ${time} น. ${on} ถึงคุณ`,
  daysIn: (days, province) => `${days} · ${province}`,
  daysByProvince: (days) => `${days} แล้วแต่จังหวัด`,
  others: 'จังหวัดอื่น',
  freeDelivery: (price) => `ส่งฟรีทั่วแอฟริกาใต้${price && `เมื่อซื้อครบ ${price}`}`,
  pickup: (street, city) => `หรือมารับเองที่ร้านอาหารของเรา ${street} ${city}`,
  shipping: 'รายละเอียดการจัดส่ง',
  broken: 'ของแตกระหว่างทางหรือได้ของไม่ตรง เราส่งให้ใหม่หรือคืนเงิน คุณเลือกได้',
  returns: 'การคืนสินค้าและคืนเงิน',
  pay: 'ชำระด้วย',
}
