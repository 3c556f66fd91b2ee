import type { Messages } from '../en.ts'

export const shell: Messages['shell'] = {
  siteName: 'KROK',
  tagline: 'ตำด้วยใจ ไม่ใช่แค่ปั่น',
  skipToContent: 'ข้ามไปที่เนื้อหา',
  demo: 'นี่คือร้านสาธิต ลองสั่งซื้อได้ตามสบาย ไม่มีการเก็บเงินหรือส่งของจริง',
  demoMailbox: 'เปิดกล่องจดหมายสาธิต',
  mainNavigation: 'เมนูหลัก',
  menu: 'เมนู',
  home: 'หน้าแรก',
  shop: 'สินค้า',
  language: 'ภาษา',
  currency: 'สกุลเงิน',
  change: 'เปลี่ยน',
  notifications: 'การแจ้งเตือน',
  search: {
    open: 'ค้นหา',
    placeholder: 'วันนี้มองหาอะไรอยู่?',
    clear: 'ล้างคำค้นหา',
    submit: 'ค้นหา',
    suggestions: 'สินค้าที่ตรงกับคำค้นหา',
    found: (count) => `พบสินค้า ${count} รายการ`,
  },
  footer: {
    shop: 'เลือกซื้อ',
    allProducts: 'สินค้าทั้งหมด',
    restaurant: 'ร้านอาหาร',
    hours: 'เปิดทุกวัน 11.00–22.00 น.',
    call: (phone) => `โทร. ${phone}`,
    prices: 'ราคารวมภาษีมูลค่าเพิ่มแล้ว เรียกเก็บเงินเป็นแรนด์แอฟริกาใต้',
    copyright: (owner) => `© 2025 ${owner} สงวนลิขสิทธิ์`,
  },
  categories: {
    'curry-pastes': 'พริกแกง',
    'stir-fry-sauces': 'ซอสผัด',
    'dipping-sauces': 'น้ำจิ้ม',
  },
}
