import type { SeedDish } from './types.ts'

export const sweets: SeedDish[] = [
  {
    course: 'sweets',
    name: { en: 'Mango sticky rice', th: 'ข้าวเหนียวมะม่วง' },
    roman: 'Khao niao mamuang',
    description: {
      en: 'Ripe mango, warm coconut rice, salted coconut cream, crisp mung beans. While mangoes last.',
      th: 'มะม่วงสุก ข้าวเหนียวมูนอุ่นๆ ราดหัวกะทิ โรยถั่วทอง มีเฉพาะหน้ามะม่วง',
    },
    priceCents: 9_500,
    spiceLevel: 0,
    allergens: [],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    picture: 'mango-sticky-rice',
    recipe: 'mango-sticky-rice',
    products: [],
  },
  {
    course: 'sweets',
    name: { en: 'Coconut ice cream', th: 'ไอศกรีมกะทิ' },
    roman: 'Aisakrim kathi',
    description: {
      en: 'Made with coconut milk only, with roasted peanuts and palm seeds.',
      th: 'ไอศกรีมกะทิล้วน โรยถั่วลิสงคั่วกับลูกชิด',
    },
    priceCents: 7_500,
    spiceLevel: 0,
    allergens: ['peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    products: [],
  },
  {
    course: 'sweets',
    name: { en: 'Bananas in coconut milk', th: 'กล้วยบวชชี' },
    roman: 'Kluai buat chi',
    description: {
      en: 'Warm, a little salty, with toasted sesame. What grandmothers cook.',
      th: 'กล้วยในกะทิอุ่นๆ เค็มปลายลิ้น โรยงาคั่ว ขนมฝีมือคุณยาย',
    },
    priceCents: 7_200,
    spiceLevel: 0,
    allergens: ['sesame'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    products: [],
  },
]
