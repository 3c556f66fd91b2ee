import { fieldErrors } from '../forms/field-errors.ts'
import type { BackInStockMessages } from '../../en/catalog/back-in-stock.ts'

/** Asking to be told when a product is back, and proving the address. */
export const backInStock: BackInStockMessages = {
  fieldErrors,
  title: 'แจ้งเมื่อมีของ',
  wording: 'เราจะส่งอีเมลครั้งเดียวเมื่อมีสินค้า ไม่ส่งเรื่องอื่น และไม่ใช่จดหมายข่าว',
  email: 'อีเมล',
  action: 'แจ้งเมื่อมีของ',
  pending: 'รอสักครู่…',
  waiting: 'ของมาเมื่อไร เราจะส่งอีเมลบอกทันที',
  checkMail: 'ดูในกล่องอีเมล แล้วเปิดลิงก์ที่เราส่งไป เราจะแจ้งเมื่อมีของ',
  inStock: 'ข่าวดี สินค้านี้มีแล้ว โหลดหน้านี้ใหม่เพื่อสั่งซื้อ',
  wait: 'เราส่งอีเมลไปที่นี่หลายฉบับแล้ว กรุณาลองใหม่ในหนึ่งชั่วโมง',
  confirm: {
    title: 'ยืนยันอีเมล',
    lead: 'แล้วเราจะส่งอีเมลบอกครั้งเดียวเมื่อมีสินค้า',
    action: 'ใช่ แจ้งเลย',
    done: 'เราจะแจ้งให้ทราบ',
    doneText: (product) => `${product}มาเมื่อไร เราจะส่งอีเมลบอกทันที`,
    doneTextGone: 'ของมาเมื่อไร เราจะส่งอีเมลบอกทันที',
    toProduct: 'กลับไปที่สินค้า',
    dead: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    deadText: 'อาจใช้ไปแล้วหรือมีลิงก์ใหม่กว่า ถ้าสินค้ายังหมดอยู่ ขอใหม่ได้ที่หน้าสินค้า',
  },
}
