import type { PlainPage, Target } from '#app/request/page-path.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '#shared/base/settings/groups.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { SECTIONS } from '#app/components/admin/sections.ts'

/** A page of the office, or a part of one, as the search finds it. */
export type OfficePage = {
  target: Target
  label: (texts: StaffMessages) => string
  /** Other words for it, in all languages, so that each finds it whatever the page is shown in. */
  words: string
  adminOnly?: boolean
}

/** Other words for the sections; each finds itself by its name. */
const WORDS: Partial<Record<PlainPage, string>> = {
  '/admin': 'home dashboard start sales turnover figures today วันนี้ หน้าแรก ยอดขาย รายได้',
  '/admin/orders': 'orders sales purchases parcels export csv คำสั่งซื้อ ออเดอร์ พัสดุ ส่งออก',
  '/admin/reservations': 'reservations seats door timeline walk-in waitlist การจอง จองโต๊ะ',
  '/admin/inventory': 'inventory stock warehouse count low สต็อก คลังสินค้า สินค้าใกล้หมด',
  '/admin/customers': 'customers people accounts buyers ลูกค้า บัญชี สมาชิก',
  '/admin/messages': 'messages contact emails questions inbox ข้อความ ติดต่อ อีเมล กล่องข้อความ',
  '/admin/questions': 'chat bot unanswered questions คำถาม แชท บอท',
  '/admin/reviews': 'reviews ratings stars approve รีวิว คะแนน ความคิดเห็น',
  '/admin/subscribers': 'subscribers newsletter list consent ผู้รับข่าวสาร จดหมายข่าว',
  '/admin/checks': 'checks books ledger findings audit ตรวจบัญชี ความถูกต้อง',
  '/admin/backups': 'backups restore copies สำรองข้อมูล กู้คืน',
  '/admin/monitor': 'performance speed errors web vitals ความเร็ว ประสิทธิภาพ ข้อผิดพลาด',
  '/admin/doctor': 'doctor health certificate email disk ตรวจสุขภาพระบบ',
  '/admin/products': 'products jars pastes prices catalogue สินค้า พริกแกง ราคา',
  '/admin/recipes': 'recipes dishes cooking สูตรอาหาร',
  '/admin/categories': 'categories หมวดสินค้า',
  '/admin/tables': 'tables floor seats combinations โต๊ะ ที่นั่ง ผังร้าน',
  '/admin/events': 'events classes tastings tickets guests กิจกรรม คลาส ผู้เข้าร่วม',
  '/admin/menu': 'menu dishes restaurant kitchen เมนู อาหาร ร้านอาหาร',
  '/admin/offers': 'offers sale price promotion was now special three for two โปรโมชั่น ราคาพิเศษ ลดราคา ข้อเสนอ',
  '/admin/vouchers': 'vouchers gift cards redeem door balance owed export csv บัตรของขวัญ รับบัตร ยอดคงเหลือ',
  '/admin/discounts': 'discounts codes coupons promotion ส่วนลด โค้ด คูปอง โปรโมชั่น',
  '/admin/newsletters': 'newsletters mailings campaign จดหมายข่าว ส่งข่าว',
  '/admin/payment-notifications': 'payment notifications card webhook itn การแจ้งชำระเงิน บัตร',
  '/create-customer': 'add new customer invite account เพิ่มลูกค้า เชิญ',
  '/admin/team': 'team staff roles moderator admin permissions ทีม พนักงาน สิทธิ์',
  '/admin/settings': 'settings configuration preferences การตั้งค่า',
  '/admin/audit': 'audit log history who changed บันทึกการใช้งาน ประวัติ',
}

const GROUP_WORDS: Record<SettingsGroup, string> = {
  company: 'company address registration directors vat number phone บริษัท ที่อยู่ เลขทะเบียน',
  hours: 'opening hours times closed holidays lunch dinner เวลาเปิด วันหยุด ปิดร้าน',
  social: 'social media facebook instagram line โซเชียล',
  bank: 'bank account eft transfer บัญชีธนาคาร โอนเงิน',
  delivery: 'delivery shipping courier rates free ค่าส่ง จัดส่ง ขนส่ง',
  tax: 'vat tax rate ภาษีมูลค่าเพิ่ม แวต',
  stock: 'low stock threshold สต็อกต่ำ แจ้งเตือน',
  orders: 'waiting for payment unpaid days expire รอชำระเงิน หมดอายุ',
  mail: 'sender of emails smtp from ผู้ส่งอีเมล',
  reservations: 'reservations deposit guests rules การจอง มัดจำ',
  vouchers: 'vouchers gift cards years valid บัตรของขวัญ อายุบัตร',
  gifts: 'gifts wrapping cards receiver ของขวัญ ห่อของขวัญ การ์ด',
  backups: 'backups key nightly สำรองข้อมูล',
  opening: 'open the shop close เปิดร้าน',
}

/** Every page of the office that can be opened by its name, in the order in which they are suggested. */
export const OFFICE_PAGES: readonly OfficePage[] = [
  ...SECTIONS.map(({ path, label, adminOnly = false }): OfficePage => ({
    target: { to: path },
    label,
    words: WORDS[path] ?? '',
    adminOnly,
  })),
  {
    target: { to: '/admin/orders', search: { status: 'to_pack' } },
    label: ({ orders }) => orders.queue.to_pack,
    words: 'pack packing slips labels ship shipping แพ็ค ใบปะหน้า จัดส่ง',
  },
  {
    target: { to: '/admin/orders', search: { status: 'transfers' } },
    label: ({ orders }) => orders.queue.transfers,
    words: 'bank transfers eft paid payments โอนเงิน ธนาคาร ชำระเงิน',
  },
  {
    target: { to: '/admin/orders', search: { status: 'money' } },
    label: ({ orders }) => orders.queue.money,
    words: 'refunds money back payments คืนเงิน การชำระเงิน',
  },
  {
    target: { to: '/admin/orders', search: { status: 'unpaid' } },
    label: ({ orders }) => orders.queue.unpaid,
    words: 'unpaid holding stock release ยังไม่ชำระ ค้างชำระ',
  },
  {
    target: { to: '/admin/orders/new' },
    label: ({ orderEntry }) => orderEntry.title,
    words: 'new order phone counter write take create คำสั่งซื้อใหม่ รับออเดอร์ ทางโทรศัพท์ หน้าร้าน',
  },
  {
    target: { to: '/admin/orders/claims' },
    label: ({ parcels }) => parcels.claims.title,
    words: 'lost parcels claims courier insurance พัสดุหาย เคลม ขนส่ง',
  },
  {
    target: { to: '/admin/orders/ship' },
    label: ({ shipping }) => shipping.title,
    words: 'ship many parcels courier tracking numbers ส่งพัสดุ เลขพัสดุ ขนส่ง',
  },
  {
    target: { to: '/admin/orders/bank' },
    label: ({ bank }) => bank.title,
    words: 'bank statement csv import transfers eft รายการเดินบัญชี ธนาคาร โอนเงิน',
  },
  {
    target: { to: '/admin/orders/vat' },
    label: ({ vat }) => vat.title,
    words: 'vat return invoices accountant tax credit notes csv ภาษีมูลค่าเพิ่ม ใบกำกับภาษี บัญชี',
    adminOnly: true,
  },
  {
    target: { to: '/admin/products/edit' },
    label: ({ products }) => products.rows.title,
    words: 'prices stock of many products list แก้ราคา ราคา สต็อก',
    adminOnly: true,
  },
  {
    target: { to: '/admin/products/new' },
    label: ({ products }) => products.newTitle,
    words: 'add new product jar เพิ่มสินค้า สินค้าใหม่',
    adminOnly: true,
  },
  {
    target: { to: '/admin/products/import' },
    label: ({ imports }) => imports.title,
    words: 'import products csv upload file นำเข้าสินค้า ไฟล์',
    adminOnly: true,
  },
  {
    target: { to: '/admin/products/server' },
    label: ({ catalogServer }) => catalogServer.title,
    words: 'catalogue server read prices เซิร์ฟเวอร์สินค้า',
  },
  {
    target: { to: '/admin/media' },
    label: ({ media }) => media.title,
    words: 'stored files pictures images photos รูปภาพ ไฟล์',
  },
  {
    target: { to: '/admin/inventory/receive' },
    label: ({ inventory }) => inventory.receiveTitle,
    words: 'receive goods delivery batch รับสินค้า',
  },
  {
    target: { to: '/admin/inventory/batches' },
    label: ({ inventory }) => inventory.batches,
    words: 'batches recall best before expiry lot ล็อต ล็อตสินค้า วันหมดอายุ เรียกคืน',
  },
  {
    target: { to: '/admin/inventory/stocktakes' },
    label: ({ stocktakes }) => stocktakes.title,
    words: 'stocktake count shelf นับสต็อก ตรวจนับ',
  },
  {
    target: { to: '/admin/recipes/new' },
    label: ({ recipes }) => recipes.add,
    words: 'add new recipe เพิ่มสูตร สูตรใหม่',
  },
  {
    target: { to: '/admin/recipes/ingredients' },
    label: ({ recipes }) => recipes.ingredients,
    words: 'ingredients allergens ส่วนผสม วัตถุดิบ',
  },
  {
    target: { to: '/admin/menu/new' },
    label: ({ menu }) => menu.newTitle,
    words: 'add new dish เพิ่มเมนู จานใหม่',
    adminOnly: true,
  },
  {
    target: { to: '/admin/events/new' },
    label: ({ events }) => events.newTitle,
    words: 'add new event เพิ่มกิจกรรม กิจกรรมใหม่',
  },
  {
    target: { to: '/admin/offers/new' },
    label: ({ offers }) => offers.newTitle,
    words: 'add new offer sale price promotion สร้างโปรโมชั่น ราคาพิเศษ',
    adminOnly: true,
  },
  {
    target: { to: '/admin/vouchers/new' },
    label: ({ vouchers }) => vouchers.give.title,
    words: 'give voucher gift prize by hand มอบบัตรของขวัญ รางวัล ชดเชย',
    adminOnly: true,
  },
  {
    target: { to: '/admin/discounts/new' },
    label: ({ discounts }) => discounts.newTitle,
    words: 'add new discount code coupon voucher สร้างส่วนลด โค้ดใหม่',
    adminOnly: true,
  },
  {
    target: { to: '/admin/newsletters/new' },
    label: ({ newsletters }) => newsletters.add,
    words: 'write new newsletter เขียนจดหมายข่าว',
  },
  {
    target: { to: '/admin/messages/answers' },
    label: ({ messages }) => messages.saved.title,
    words: 'saved answers replies templates messages คำตอบสำเร็จรูป ตอบกลับ ข้อความ',
  },
  {
    target: { to: '/admin/customers/guests' },
    label: ({ guestList }) => guestList.title,
    words: 'guests customers people buyers without account ลูกค้าทั่วไป ไม่มีบัญชี ผู้ซื้อ',
  },
  {
    target: { to: '/admin/guests' },
    label: ({ guests }) => guests.title,
    words: 'guest data request erase delete popia privacy export ลบข้อมูล ข้อมูลส่วนบุคคล',
    adminOnly: true,
  },
  {
    target: { to: '/admin/audit/sign-ins' },
    label: ({ audit }) => audit.signInsTitle,
    words: 'sign-ins logins refusals security passwords การเข้าสู่ระบบ ความปลอดภัย',
    adminOnly: true,
  },
  {
    target: { to: '/admin/news' },
    label: ({ news }) => news.title,
    words: 'news release version changes มีอะไรใหม่ เวอร์ชัน',
  },
  ...SETTINGS_GROUPS.map((group): OfficePage => ({
    target: { to: '/admin/settings', hash: group },
    label: ({ settings }) => `${settings.title}: ${settings.groups[group]}`,
    words: GROUP_WORDS[group],
    adminOnly: true,
  })),
]
