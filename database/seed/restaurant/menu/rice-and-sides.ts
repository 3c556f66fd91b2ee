import type { SeedDish } from './types.ts'

export const riceAndSides: SeedDish[] = [
  {
    course: 'rice_sides',
    name: { en: 'Jasmine rice', th: 'ข้าวหอมมะลิ' },
    roman: 'Khao hom mali',
    description: {
      en: 'Steamed. Curries come without it; the second bowl is half the price.',
      th: 'หุงร้อนๆ แกงไม่รวมข้าว ถ้วยที่สองครึ่งราคา',
    },
    priceCents: 3_000,
    spiceLevel: 0,
    allergens: [],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    products: [],
  },
  {
    course: 'rice_sides',
    name: { en: 'Sticky rice', th: 'ข้าวเหนียว' },
    roman: 'Khao niao',
    description: { en: 'In its basket. Eat it with your fingers.', th: 'เสิร์ฟในกระติ๊บ ปั้นกินด้วยมือ' },
    priceCents: 3_500,
    spiceLevel: 0,
    allergens: [],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    products: [],
  },
  {
    course: 'rice_sides',
    name: { en: 'Cucumber relish', th: 'อาจาด' },
    roman: 'Achat',
    description: {
      en: 'Cucumber, shallot and chilli in sweet vinegar. It puts out fires.',
      th: 'แตงกวา หอมแดง พริก ในน้ำอาจาดเปรี้ยวหวาน ช่วยดับเผ็ด',
    },
    priceCents: 2_800,
    spiceLevel: 1,
    allergens: [],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    products: [],
  },
  {
    course: 'rice_sides',
    name: { en: 'Thai omelette', th: 'ไข่เจียว' },
    roman: 'Khai chiao',
    description: {
      en: 'Fried in plenty of hot oil until it puffs, with a splash of fish sauce.',
      th: 'เจียวน้ำมันร้อนจัดจนฟู เหยาะน้ำปลา',
    },
    priceCents: 6_500,
    spiceLevel: 0,
    allergens: ['egg', 'fish'],
    dietTags: ['gluten_free'],
    products: [],
  },
]
