import type { SeedIngredient } from '../types.ts'

/** Herbs, aromatics and spices. */
export const herbs: SeedIngredient[] = [
  // Herbs and aromatics
  { id: 'garlic', name: { en: 'garlic', th: 'กระเทียม' }, allergens: [], diet: 'vegan' },
  {
    id: 'lemongrass',
    name: { en: 'lemongrass', th: 'ตะไคร้' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        "Often fresh at Woolworths, Checkers and Food Lover's Market. A wide strip of lemon zest " +
        'replaces 1 stalk.',
      th: "มักมีแบบสดที่ Woolworths, Checkers และ Food Lover's Market หรือใช้ผิวเลมอนแถบกว้างหนึ่งแถบแทนตะไคร้ 1 ต้น",
    },
  },
  {
    id: 'galangal',
    name: { en: 'galangal', th: 'ข่า' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Asian grocers have it fresh or frozen. Ginger tastes different: take half as much.',
      th: 'ร้านของชำเอเชียมีทั้งแบบสดและแช่แข็ง ถ้าใช้ขิงแทน กลิ่นจะต่างออกไป ใส่แค่ครึ่งเดียว',
    },
  },
  {
    id: 'fingerroot',
    name: { en: 'fingerroot (krachai)', th: 'กระชาย' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'In jars or frozen at Asian grocers. The paste has some already, so you can leave it out.',
      th: 'ร้านของชำเอเชียมีแบบดองขวดหรือแช่แข็ง ในพริกแกงมีกระชายอยู่แล้ว ไม่ใส่เพิ่มก็ได้',
    },
  },
  {
    id: 'makrut-lime-leaf',
    name: { en: 'makrut lime leaves', th: 'ใบมะกรูด' },
    counted: { en: 'makrut lime leaf', th: 'ใบ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Frozen at Asian grocers, and worth a corner of your freezer. Otherwise a strip of lime zest ' +
        'for every 2 leaves.',
      th: 'ร้านของชำเอเชียมีแบบแช่แข็ง ซื้อติดช่องฟรีซไว้ได้นาน หรือใช้ผิวมะนาวหนึ่งแถบแทนใบมะกรูด 2 ใบ',
    },
  },
  {
    id: 'thai-basil',
    name: { en: 'Thai basil', th: 'ใบโหระพา' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: "Food Lover's Market and Asian grocers often have it. Or sweet basil with a few mint leaves.",
      th: "Food Lover's Market และร้านของชำเอเชียมักมีขาย หรือใช้ใบเบซิลกับใบสะระแหน่สองสามใบแทน",
    },
  },
  {
    id: 'holy-basil',
    name: { en: 'holy basil', th: 'ใบกะเพรา' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Nurseries sell the plant as tulsi. Thai basil or sweet basil with a pinch of white pepper will ' +
        'do.',
      th: 'ร้านต้นไม้ขายในชื่อ tulsi หรือใช้ใบโหระพาหรือใบเบซิลกับพริกไทยขาวนิดหน่อยแทน',
    },
  },
  { id: 'coriander', name: { en: 'fresh coriander', th: 'ผักชี' }, allergens: [], diet: 'vegan' },
  {
    id: 'pandan-leaf',
    name: { en: 'pandan leaves', th: 'ใบเตย' },
    counted: { en: 'pandan leaf', th: 'ใบ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Frozen at Asian grocers. Leave it out, or use a few drops of vanilla.',
      th: 'ร้านของชำเอเชียมีแบบแช่แข็ง ไม่ใส่ก็ได้ หรือหยดวานิลลาสองสามหยดแทน',
    },
  },
  {
    id: 'banana-leaf',
    name: { en: 'banana leaves', th: 'ใบตอง' },
    counted: { en: 'banana leaf', th: 'แผ่น' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'From Indian and Asian grocers. A wooden board does the same job.',
      th: 'ร้านของชำอินเดียและเอเชียมีขาย หรือใช้เขียงไม้รองแทน',
    },
  },
  {
    id: 'red-chilli',
    name: { en: 'large red chillies', th: 'พริกชี้ฟ้าแดง' },
    counted: { en: 'large red chilli', th: 'เม็ด' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'birds-eye-chilli',
    name: { en: "bird's eye chillies", th: 'พริกขี้หนูสวน' },
    counted: { en: "bird's eye chilli", th: 'เม็ด' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'dried-chilli',
    name: { en: 'large dried red chillies', th: 'พริกแห้งเม็ดใหญ่' },
    counted: { en: 'large dried red chilli', th: 'เม็ด' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Indian spice shops sell Kashmiri chillies: the same colour, gentle heat.',
      th: 'ใช้พริกแห้งแคชเมียร์จากร้านเครื่องเทศอินเดียแทนได้ สีเดียวกันและเผ็ดน้อย',
    },
  },
  { id: 'chilli-flakes', name: { en: 'chilli flakes', th: 'พริกป่น' }, allergens: [], diet: 'vegan' },
  {
    id: 'green-peppercorn',
    name: { en: 'young green peppercorns on the stem', th: 'พริกไทยอ่อน' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Green peppercorns in brine, well rinsed: half the weight.',
      th: 'ใช้พริกไทยอ่อนดองน้ำเกลือ ล้างน้ำให้ดี ใส่ครึ่งน้ำหนัก',
    },
  },

  // Spices
  { id: 'ground-turmeric', name: { en: 'ground turmeric', th: 'ขมิ้นผง' }, allergens: [], diet: 'vegan' },
  { id: 'ground-coriander', name: { en: 'ground coriander', th: 'ลูกผักชีป่น' }, allergens: [], diet: 'vegan' },
  { id: 'ground-cumin', name: { en: 'ground cumin', th: 'ยี่หร่าป่น' }, allergens: [], diet: 'vegan' },
  {
    id: 'white-pepper',
    name: { en: 'ground white pepper', th: 'พริกไทยขาวป่น' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'cinnamon',
    name: { en: 'cinnamon sticks', th: 'อบเชย' },
    counted: { en: 'cinnamon stick', th: 'แท่ง' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'star-anise',
    name: { en: 'star anise', th: 'โป๊ยกั๊ก' },
    counted: { en: 'star anise', th: 'ดอก' },
    allergens: [],
    diet: 'vegan',
  },
  { id: 'salt', name: { en: 'fine salt', th: 'เกลือป่น' }, allergens: [], diet: 'vegan' },
]
