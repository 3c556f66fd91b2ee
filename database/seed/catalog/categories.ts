import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { SeedProduct } from './types.ts'

export type SeedCategory = {
  slug: SeedProduct['category']
  name: LocalizedText
  description: LocalizedText
  sortOrder: number
}

/** The shop's three categories; the slugs are the values of /shop?category=. */
export const seedCategories: SeedCategory[] = [
  {
    slug: 'curry-pastes',
    name: { en: 'Curry Pastes', th: 'พริกแกง' },
    description: {
      en:
        'Chilli, roots, herbs and spice, pounded in the mortar and packed in 200 g jars. ' +
        'Fry 50 g, add coconut milk or stock, and four people eat tonight.',
      th:
        'พริก สมุนไพร และเครื่องเทศ โขลกถึงเครื่อง บรรจุกระปุก 200 กรัม ' +
        'ผัดพริกแกง 50 กรัมให้หอม เติมกะทิหรือน้ำซุป ก็ได้แกงหนึ่งหม้อสำหรับ 4 คน',
    },
    sortOrder: 1,
  },
  {
    slug: 'stir-fry-sauces',
    name: { en: 'Stir-Fry Sauces', th: 'ซอสผัด' },
    description: {
      en:
        'Wok sauces, balanced in the bottle: sweet, salty, sour and as hot as the label says. ' +
        'High heat, one good splash, supper in ten minutes.',
      th: 'ซอสปรุงสำเร็จสำหรับกระทะร้อนๆ ครบรสในขวดเดียว ตั้งไฟแรง ราดซอส ผัดสิบนาทีก็ได้กิน',
    },
    sortOrder: 2,
  },
  {
    slug: 'dipping-sauces',
    name: { en: 'Dipping Sauces', th: 'น้ำจิ้ม' },
    description: {
      en:
        'For the grill, the hot pot and the plate of fried things in the middle of the table. ' +
        'Open, pour, dip.',
      th: 'น้ำจิ้มสำหรับของย่าง ของทอด ของลวก และหม้อสุกี้กลางโต๊ะ เปิดขวด เทใส่ถ้วย จิ้มได้เลย',
    },
    sortOrder: 3,
  },
]
