import type { Tint } from '#shared/catalog/product-fields.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { SeedProduct, WrittenProduct } from './types.ts'

/** A box of the demo shop: what follows from its parts, like allergens and heat, is worked out. */
export type SeedSet = Pick<SeedProduct, 'origin' | 'maker'> & {
  slug: string
  sku: string
  name: LocalizedText
  category: WrittenProduct['category']
  priceCents: number
  tint: Tint
  label: LocalizedText
  description: LocalizedText
  usage: LocalizedText
  storage: LocalizedText
  imageAlt: LocalizedText
  /** The addresses of the products in it, one of each. */
  parts: string[]
}

const storage = {
  en: 'Keep the jars in a cool, dark place. Once opened, keep them in the fridge.',
  th: 'เก็บในที่แห้งและเย็น พ้นแสงแดด เปิดแล้วเก็บในตู้เย็น',
}
const origin = { en: 'Cape Town, South Africa', th: 'เคปทาวน์ แอฟริกาใต้' }
const maker = {
  en: 'KROK Foods (Pty) Ltd, 112 Bree Street, Cape Town, 8001',
  th: 'บริษัท KROK Foods (Pty) Ltd, 112 Bree Street, Cape Town, 8001',
}

/** The boxes of the demo shop. */
export const seedSets: SeedSet[] = [
  {
    slug: 'three-curries-box',
    sku: 'KR-BX-CUR-3',
    name: { en: 'Three Curries in a Box', th: 'กล่องแกงสามรส' },
    category: 'curry-pastes',
    priceCents: 27_900,
    tint: 'red',
    label: { en: 'Red · massaman · yellow', th: 'แกงเผ็ด · มัสมั่น · แกงกะหรี่' },
    description: {
      en:
        'Three pastes for three very different dinners, packed together. ' +
        'Red for a weeknight, massaman for a slow Sunday, yellow for those who like it mild.',
      th:
        'พริกแกงสามรสในกล่องเดียว ทำอาหารได้สามมื้อไม่ซ้ำกัน ' +
        'แกงเผ็ดสำหรับวันธรรมดา มัสมั่นสำหรับวันหยุดที่มีเวลาเคี่ยว แกงกะหรี่สำหรับคนชอบรสอ่อน',
    },
    usage: {
      en: 'Each jar has its own recipe on its page. Start with 50 g of paste for four people.',
      th: 'วิธีใช้แต่ละรสอยู่ในหน้าสินค้าของกระปุกนั้น เริ่มจากพริกแกง 50 กรัมสำหรับ 4 คน',
    },
    storage,
    origin,
    maker,
    imageAlt: {
      en: 'Jars of KROK red, massaman and yellow curry paste side by side',
      th: 'กระปุกพริกแกงเผ็ด พริกแกงมัสมั่น และพริกแกงกะหรี่ KROK วางเรียงกัน',
    },
    parts: ['red-curry-paste', 'massaman-curry-paste', 'yellow-curry-paste'],
  },
  {
    slug: 'dips-to-share-box',
    sku: 'KR-BX-DIP-3',
    name: { en: 'Dips to Share Box', th: 'กล่องน้ำจิ้มชวนแบ่ง' },
    category: 'dipping-sauces',
    priceCents: 23_900,
    tint: 'satay',
    label: { en: 'Sweet chilli · satay · sukiyaki', th: 'น้ำจิ้มไก่ · สะเต๊ะ · สุกี้' },
    description: {
      en:
        'One sweet, one nutty, one tangy: three dips for a table full of friends. ' +
        'Spring rolls for the sweet chilli, chicken skewers for the satay, a hotpot for the sukiyaki.',
      th:
        'หวาน มัน และเปรี้ยวอมหวาน น้ำจิ้มสามแบบสำหรับโต๊ะที่มีเพื่อนเต็มโต๊ะ ' +
        'ปอเปี๊ยะกับน้ำจิ้มไก่ ไก่เสียบไม้กับน้ำจิ้มสะเต๊ะ สุกี้หม้อไฟกับน้ำจิ้มสุกี้',
    },
    usage: {
      en: 'Serve them in small bowls at room temperature. The satay dip likes to be warmed a little.',
      th: 'ตักใส่ถ้วยเล็ก เสิร์ฟที่อุณหภูมิห้อง น้ำจิ้มสะเต๊ะอุ่นเล็กน้อยก่อนเสิร์ฟจะหอมขึ้น',
    },
    storage,
    origin,
    maker,
    imageAlt: {
      en: 'KROK sweet chilli, satay peanut and sukiyaki dipping sauces side by side',
      th: 'น้ำจิ้มไก่ น้ำจิ้มสะเต๊ะ และน้ำจิ้มสุกี้ KROK วางเรียงกัน',
    },
    parts: ['sweet-chilli-dipping-sauce', 'satay-peanut-dipping-sauce', 'sukiyaki-sauce'],
  },
]
