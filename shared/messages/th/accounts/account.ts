import type { AccountMessages } from '../../en/accounts/account.ts'
import { fieldErrors } from '../forms/field-errors.ts'
import { khun } from '../khun.ts'

export const account: AccountMessages = {
  fieldErrors,
  nav: {
    label: 'บัญชีของคุณ',
    account: 'บัญชี',
    profile: 'โปรไฟล์',
    orders: 'คำสั่งซื้อ',
    addresses: 'ที่อยู่',
    reviews: 'รีวิว',
    favourites: 'สูตรโปรด',
    settings: 'การตั้งค่า',
  },

  overview: {
    title: 'บัญชีของคุณ',
    greeting: (firstName) => (firstName ? `สวัสดี ${khun(firstName)}` : 'สวัสดี'),
    lead: 'คำสั่งซื้อ โปรไฟล์ และการตั้งค่าของคุณ รวมไว้ในที่เดียว',
    lastOrders: 'คำสั่งซื้อล่าสุด',
    allOrders: 'ดูคำสั่งซื้อทั้งหมด',
    tables: 'โต๊ะที่จองไว้',
    table: (guests) => `โต๊ะสำหรับ ${guests} คน`,
    tableStates: { over: 'ผ่านไปแล้ว', cancelled: 'ยกเลิกแล้ว' },
    profileHint: 'ชื่อและเบอร์โทรศัพท์ของคุณ',
    addressesHint: 'ที่อยู่สำหรับจัดส่งของคุณ',
    toOrder: 'ดูคำสั่งซื้อ',
    settingsHint: 'ภาษา รหัสผ่าน และข้อมูลของคุณ',
  },
  signedOut: {
    title: 'เข้าสู่ระบบเพื่อดูบัญชีของคุณ',
    text: 'ดูคำสั่งซื้อ แก้ไขข้อมูล และใช้ตะกร้าเดียวกันได้ทุกอุปกรณ์',
    signIn: 'เข้าสู่ระบบหรือสมัครสมาชิก',
    guest: 'จะสั่งซื้อโดยไม่สมัครสมาชิกก็ได้',
  },

  profile: {
    title: 'โปรไฟล์',
    lead: 'ชื่อที่เราใช้เรียกคุณ และเบอร์ที่ใช้ติดต่อเมื่อจัดส่ง',
    email: 'อีเมล',
    emailHint: 'คุณใช้อีเมลนี้เข้าสู่ระบบ จึงเปลี่ยนจากหน้านี้ไม่ได้',
    firstName: 'ชื่อ',
    lastName: 'นามสกุล',
    phone: 'โทรศัพท์',
    phoneHint: 'ใช้ติดต่อเรื่องการจัดส่ง เช่น 082 555 0142',
    save: 'บันทึก',
    saving: 'สักครู่…',
    memberSince: (date) => `เป็นสมาชิกตั้งแต่ ${date}`,
  },

  orders: {
    title: 'คำสั่งซื้อของคุณ',
    lead: 'เรียงจากล่าสุด',
    empty: 'ยังไม่มีคำสั่งซื้อ',
    emptyHint: 'เริ่มจากพริกแกงสักกระปุก เย็นนี้ได้กินแกงร้อนๆ',
    toShop: 'เลือกซื้อสินค้า',
    order: 'คำสั่งซื้อ',
    contents: (firstItem, more) => (more === 0 ? firstItem : `${firstItem} และอีก ${more} รายการ`),
    all: 'คำสั่งซื้อทั้งหมด',
    pages: 'หน้ารายการคำสั่งซื้อ',
  },
}
