import type { Messages } from '../en.ts'

export const shop: Messages['shop'] = {
  title: 'สินค้าทั้งหมด',
  metaDescription: 'พริกแกง ซอสผัด และน้ำจิ้มไทยจาก KROK บอกส่วนผสมและสารก่อภูมิแพ้ครบทุกอย่าง',
  intro: 'พริกแกง ซอสผัด น้ำจิ้ม เลือกได้ตามใจ ทุกอย่างบอกส่วนผสมและระดับความเผ็ดไว้ชัดเจน',
  categories: 'หมวดสินค้า',
  all: 'ทั้งหมด',
  searchLabel: 'ค้นหาสินค้า',
  searchPlaceholder: 'ค้นหาจากชื่อหรือส่วนผสม',
  searchSubmit: 'ค้นหา',
  count: (total) => `สินค้า ${total} รายการ`,
  countFor: (total, search) => `พบ ${total} รายการสำหรับ “${search}”`,
  empty: 'ไม่พบสินค้าที่ตรงกับที่คุณค้นหา',
  showAll: 'ดูสินค้าทั้งหมด',
  loadFailed: 'ขออภัย ขณะนี้โหลดสินค้าไม่ได้ กรุณาลองใหม่ภายหลัง',
  pagination: 'หน้ารายการสินค้า',
  previousPage: 'ก่อนหน้า',
  nextPage: 'ถัดไป',
  pageOf: (page, pages) => `หน้า ${page} จาก ${pages}`,
  viewDetails: 'ดูรายละเอียด',
}
