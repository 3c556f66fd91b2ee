import type { Problem } from '../problems.ts'

export const catalogProblems = {
  product_not_found: { status: 404, en: 'There is no such product.', th: 'ไม่พบสินค้านี้' },
  category_not_found: { status: 404, en: 'There is no such category.', th: 'ไม่พบหมวดสินค้านี้' },
  offer_not_found: { status: 404, en: 'There is no such offer.', th: 'ไม่พบโปรโมชั่นนี้' },
  batch_not_found: { status: 404, en: 'There is no such batch.', th: 'ไม่พบล็อตสินค้านี้' },
  stocktake_not_found: { status: 404, en: 'There is no such stocktake.', th: 'ไม่พบรายการตรวจนับนี้' },
  price_jump: {
    status: 409,
    en: 'The price changes by more than half. Send `isSure` if that’s right.',
    th: 'ราคาเปลี่ยนเกินครึ่ง ถ้าถูกต้องแล้ว ส่ง `isSure`',
  },
  sku_taken: { status: 409, en: 'Another product has this code.', th: 'รหัสนี้มีสินค้าอื่นใช้อยู่แล้ว' },
  slug_taken: { status: 409, en: 'This URL is taken.', th: 'URL นี้ถูกใช้แล้ว' },
  already_over: { status: 409, en: 'The end must lie ahead.', th: 'เวลาสิ้นสุดต้องเป็นเวลาในอนาคต' },
  has_begun: {
    status: 409,
    en: 'The offer has begun: its start stays as it is.',
    th: 'โปรโมชั่นเริ่มแล้ว แก้เวลาเริ่มไม่ได้',
  },
  not_below_price: {
    status: 409,
    en: 'A sale price must be below the product’s price, `priceCents`.',
    th: 'ราคาพิเศษต้องต่ำกว่าราคาสินค้า',
  },
  barcode_taken: { status: 409, en: 'Another product has this barcode.', th: 'บาร์โค้ดนี้มีสินค้าอื่นใช้อยู่แล้ว' },
  size_taken: { status: 409, en: 'There is a size of this weight already.', th: 'มีขนาดนี้อยู่แล้ว' },
  is_size: {
    status: 409,
    en: 'It is a size of another product: only what it has of its own can be changed.',
    th: 'รายการนี้เป็นขนาดของสินค้าอื่น แก้ได้เฉพาะข้อมูลของขนาดนี้',
  },
  is_set: { status: 409, en: 'A set has no other sizes.', th: 'ชุดสินค้ามีขนาดอื่นไม่ได้' },
  has_sizes: {
    status: 409,
    en: 'It has other sizes: delete these first.',
    th: 'สินค้านี้มีขนาดอื่น ลบขนาดเหล่านั้นก่อน',
  },
  unknown_category: { status: 409, en: 'There is no such category.', th: 'ไม่มีหมวดสินค้านี้' },
  needs_both_names: {
    status: 409,
    en: 'A product in the shop needs a name in both languages.',
    th: 'สินค้าที่ขายในร้านต้องมีชื่อทั้งสองภาษา',
  },
  was_used: {
    status: 409,
    en: 'It has been ordered, counted or received, and stays.',
    th: 'สินค้านี้เคยถูกสั่ง นับ หรือรับเข้าแล้ว จึงลบไม่ได้',
  },
  has_products: { status: 409, en: 'The category still has products.', th: 'หมวดนี้ยังมีสินค้าอยู่' },
  too_few: { status: 409, en: 'There are not that many there.', th: 'มีสินค้าไม่ถึงจำนวนนี้' },
  unknown_batch: { status: 409, en: 'The product has no such batch.', th: 'สินค้านี้ไม่มีล็อตนี้' },
  recalled: { status: 409, en: 'This batch has been recalled.', th: 'ล็อตนี้ถูกเรียกคืนแล้ว' },
  expired: { status: 409, en: 'This date has passed.', th: 'เลยวันนี้มาแล้ว' },
  already_booked: { status: 409, en: 'This has already been saved.', th: 'บันทึกรายการนี้ไปแล้ว' },
  other_date: {
    status: 409,
    en: 'This batch was received before with another date.',
    th: 'เคยรับล็อตนี้เข้าด้วยวันที่อื่น',
  },
  closed: { status: 409, en: 'This stocktake is closed.', th: 'ปิดการตรวจนับนี้ไปแล้ว' },
  already_counting: {
    status: 409,
    en: 'Another open stocktake counts some of these products.',
    th: 'มีการตรวจนับอื่นที่ยังไม่ปิดและนับสินค้าบางรายการนี้อยู่',
  },
  nothing_to_count: { status: 409, en: 'There are no products to count.', th: 'ไม่มีสินค้าให้นับ' },
} satisfies Record<string, Problem>
