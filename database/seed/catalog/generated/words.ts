import type { Allergen } from '#shared/catalog/food.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { SeedProduct } from '../types.ts'

type Flavour = LocalizedText & { allergens?: Allergen[] }

/** The ingredients of generated products, besides salt, sugar and chilli. */
export const FLAVOURS: Flavour[] = [
  { en: 'Tamarind', th: 'มะขาม' },
  { en: 'Garlic', th: 'กระเทียม' },
  { en: 'Ginger', th: 'ขิง' },
  { en: 'Galangal', th: 'ข่า' },
  { en: 'Lemongrass', th: 'ตะไคร้' },
  { en: 'Thai Basil', th: 'โหระพา' },
  { en: 'Makrut Lime', th: 'มะกรูด' },
  { en: 'Lime', th: 'มะนาว' },
  { en: 'Pineapple', th: 'สับปะรด' },
  { en: 'Coconut', th: 'มะพร้าว' },
  { en: 'Peanut', th: 'ถั่วลิสง', allergens: ['peanut'] },
  { en: 'Sesame', th: 'งา', allergens: ['sesame'] },
  { en: 'Shrimp Paste', th: 'กะปิ', allergens: ['crustacean'] },
  { en: 'Dried Fish', th: 'ปลาแห้ง', allergens: ['fish'] },
  { en: 'Mushroom', th: 'เห็ดหอม' },
  { en: 'Turmeric', th: 'ขมิ้น' },
  { en: 'Black Pepper', th: 'พริกไทยดำ' },
  { en: 'Bird’s Eye Chilli', th: 'พริกขี้หนู' },
  { en: 'Roasted Chilli', th: 'พริกเผา' },
  { en: 'Green Peppercorn', th: 'พริกไทยอ่อน' },
  { en: 'Coriander', th: 'ผักชี' },
  { en: 'Shallot', th: 'หอมแดง' },
  { en: 'Palm Sugar', th: 'น้ำตาลโตนด' },
  { en: 'Salted Plum', th: 'บ๊วยเค็ม' },
  { en: 'Fermented Soya Bean', th: 'เต้าเจี้ยว', allergens: ['soya', 'gluten'] },
  { en: 'Oyster', th: 'หอยนางรม', allergens: ['mollusc'] },
  { en: 'Cashew', th: 'เม็ดมะม่วงหิมพานต์', allergens: ['tree_nuts'] },
  { en: 'Pumpkin', th: 'ฟักทอง' },
  { en: 'Mango', th: 'มะม่วง' },
  { en: 'Pandan', th: 'ใบเตย' },
]

export const STYLES: LocalizedText[] = [
  { en: 'Northern', th: 'สูตรชาวเหนือ' },
  { en: 'Southern', th: 'สูตรปักษ์ใต้' },
  { en: 'Isan', th: 'สูตรอีสาน' },
  { en: 'Bangkok', th: 'สูตรกรุงเทพฯ' },
  { en: 'Royal', th: 'สูตรชาววัง' },
  { en: 'Grandmother’s', th: 'สูตรคุณยาย' },
  { en: 'Extra Hot', th: 'เผ็ดจัด' },
  { en: 'Mild', th: 'เผ็ดน้อย' },
  { en: 'Sweet', th: 'รสหวานนำ' },
  { en: 'Sour', th: 'รสเปรี้ยวนำ' },
  { en: 'Roasted', th: 'คั่วหอม' },
  { en: 'Charcoal', th: 'หอมเตาถ่าน' },
  { en: 'Floating Market', th: 'สูตรตลาดน้ำ' },
  { en: 'Temple Fair', th: 'สูตรงานวัด' },
  { en: 'Island', th: 'สูตรชาวเกาะ' },
  { en: 'Riverside', th: 'สูตรริมน้ำ' },
  { en: 'Old Town', th: 'สูตรเมืองเก่า' },
  { en: 'Night Market', th: 'สูตรตลาดโต้รุ่ง' },
  { en: 'Farmhouse', th: 'สูตรบ้านสวน' },
  { en: 'Fisherman’s', th: 'สูตรชาวเล' },
]

type Kind = {
  category: SeedProduct['category']
  code: string
  name: LocalizedText
  unit: 'g' | 'ml'
  dishes: LocalizedText[]
}

export const KINDS: Kind[] = [
  {
    category: 'curry-pastes',
    code: 'CP',
    name: { en: 'Curry Paste', th: 'พริกแกง' },
    unit: 'g',
    dishes: [
      { en: 'chicken curry with bamboo shoots', th: 'แกงไก่ใส่หน่อไม้' },
      { en: 'a slow beef curry', th: 'แกงเนื้อเคี่ยวนุ่มๆ' },
      { en: 'fish in coconut milk', th: 'ปลาต้มกะทิ' },
      { en: 'fried green beans with pork', th: 'หมูผัดพริกแกงใส่ถั่วฝักยาว' },
    ],
  },
  {
    category: 'stir-fry-sauces',
    code: 'SF',
    name: { en: 'Stir-Fry Sauce', th: 'ซอสผัด' },
    unit: 'ml',
    dishes: [
      { en: 'flat rice noodles and kale', th: 'เส้นใหญ่ผัดคะน้า' },
      { en: 'prawns and asparagus', th: 'กุ้งผัดหน่อไม้ฝรั่ง' },
      { en: 'minced chicken on rice', th: 'ข้าวราดไก่สับผัด' },
      { en: 'tofu and morning glory', th: 'เต้าหู้ผัดผักบุ้ง' },
    ],
  },
  {
    category: 'dipping-sauces',
    code: 'DS',
    name: { en: 'Dipping Sauce', th: 'น้ำจิ้ม' },
    unit: 'ml',
    dishes: [
      { en: 'grilled chicken and sticky rice', th: 'ไก่ย่างข้าวเหนียว' },
      { en: 'fried spring rolls', th: 'ปอเปี๊ยะทอด' },
      { en: 'steamed fish', th: 'ปลานึ่ง' },
      { en: 'a pot of suki', th: 'สุกี้หม้อใหญ่' },
    ],
  },
]
