import type { notices as en } from '../../en/catalog/notices.ts'

export const notices: typeof en = {
  'picture-saved': { title: 'บันทึกคำบรรยายแล้ว' },
  'pictures-sorted': { title: 'บันทึกลำดับรูปแล้ว' },
  'picture-deleted': { title: 'ลบรูปแล้ว' },
  'reading-asked': { title: 'กำลังอ่านแคตตาล็อก', text: 'สักครู่แล้วโหลดหน้านี้ใหม่เพื่อดูผล' },
  'stock-adjusted': { title: 'ปรับสต็อกแล้ว' },
  'stock-missing': { title: 'ปรับสต็อกแล้ว แต่ของขาด', text: 'บางชิ้นมีลูกค้าสั่งไว้แล้ว ดูที่ของขาด' },
  'goods-received': { title: 'เพิ่มสินค้าเข้าสต็อกแล้ว' },
  'batch-recalled': { title: 'เรียกคืนล็อตแล้ว', text: 'กำลังส่งอีเมลถึงลูกค้า' },
  'stocktake-started': { title: 'เริ่มตรวจนับแล้ว' },
  'stocktake-booked': { title: 'บันทึกผลต่างแล้ว' },
  'stocktake-abandoned': { title: 'ปิดการตรวจนับแล้ว', text: 'ไม่มีการบันทึกผลต่าง' },
  'product-created': { title: 'เพิ่มสินค้าแล้ว' },
  'rows-saved': { title: 'บันทึกราคาและสต็อกแล้ว' },
  'product-saved': { title: 'บันทึกสินค้าแล้ว' },
  'product-deleted': { title: 'ลบสินค้าแล้ว' },
  'category-saved': { title: 'บันทึกหมวดสินค้าแล้ว' },
  'category-deleted': { title: 'ลบหมวดสินค้าแล้ว' },
  'import-started': { title: 'เริ่มนำเข้าแล้ว' },
}
