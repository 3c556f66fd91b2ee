import type { SeedDish } from './types.ts'

export const grill: SeedDish[] = [
  {
    course: 'grill',
    name: { en: 'Grilled prawns', th: 'กุ้งเผา' },
    roman: 'Kung phao',
    description: {
      en: 'Six large prawns in the shell, off the coals, with our green seafood dip and lime.',
      th: 'กุ้งตัวใหญ่หกตัว เผาทั้งเปลือก จิ้มน้ำจิ้มซีฟู้ดกับมะนาว',
    },
    priceCents: 24_500,
    spiceLevel: 4,
    allergens: ['crustacean', 'fish'],
    dietTags: ['gluten_free'],
    picture: 'grilled-prawns',
    recipe: 'grilled-prawns',
    products: ['seafood-dipping-sauce'],
  },
  {
    course: 'grill',
    name: { en: 'Crying tiger', th: 'เสือร้องไห้' },
    roman: 'Suea rong hai',
    description: {
      en: 'Brisket, grilled over charcoal and sliced thin, with jaew and sticky rice.',
      th: 'เนื้อเสือร้องไห้ย่างถ่าน หั่นบาง จิ้มแจ่ว กินกับข้าวเหนียว',
    },
    priceCents: 18_500,
    spiceLevel: 4,
    allergens: ['fish'],
    dietTags: ['gluten_free'],
    products: ['jaew-dipping-sauce'],
  },
  {
    course: 'grill',
    name: { en: 'Half a chicken from the coals', th: 'ไก่ย่างครึ่งตัว' },
    roman: 'Kai yang',
    description: {
      en: 'Coriander root, garlic and white pepper under the skin, with sweet chilli.',
      th: 'หมักรากผักชี กระเทียม พริกไทยใต้หนัง ย่างจนหนังตึง จิ้มน้ำจิ้มไก่',
    },
    priceCents: 16_500,
    spiceLevel: 2,
    allergens: ['fish'],
    dietTags: ['gluten_free'],
    products: ['sweet-chilli-dipping-sauce'],
  },
]
