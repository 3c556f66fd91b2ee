import type { SeedIngredient } from '../types.ts'

/** Rice, noodles, coconut, seasoning and what stands in the cupboard. */
export const staples: SeedIngredient[] = [
  // Rice and noodles
  { id: 'jasmine-rice', name: { en: 'jasmine rice', th: 'ข้าวหอมมะลิ' }, allergens: [], diet: 'vegan' },
  {
    id: 'sticky-rice',
    name: { en: 'Thai sticky rice', th: 'ข้าวเหนียว' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Sold as glutinous rice by Asian grocers. Sushi rice comes closest: skip the soaking and cook ' +
        'it with a little less water.',
      th: 'ร้านของชำเอเชียขายในชื่อ glutinous rice ถ้าหาไม่ได้ ใช้ข้าวญี่ปุ่นสำหรับทำซูชิแทน ไม่ต้องแช่ และลดน้ำหุงลงเล็กน้อย',
    },
  },
  {
    id: 'rice-noodles',
    name: { en: 'dried flat rice noodles, 3 to 5 mm wide', th: 'เส้นจันท์แห้ง กว้าง 3–5 มม.' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Look for pad thai noodles or rice sticks in the Asian aisle at Checkers or Woolworths.',
      th: 'มองหาที่ชั้นอาหารเอเชียของ Checkers หรือ Woolworths ชื่อบนซองคือ pad thai noodles หรือ rice sticks',
    },
  },
  {
    id: 'wide-rice-noodles',
    name: { en: 'fresh wide rice noodles', th: 'เส้นใหญ่สด' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Asian grocers keep them in the fridge as ho fun. Or use half the weight of the widest dried ' +
        'rice noodles, cooked until just soft.',
      th: 'ร้านของชำเอเชียมีในตู้แช่ ชื่อ ho fun หรือใช้เส้นก๋วยเตี๋ยวแห้งแบบกว้างครึ่งน้ำหนัก ลวกพอนุ่ม',
    },
  },
  {
    id: 'egg-noodles',
    name: { en: 'fresh egg noodles', th: 'เส้นบะหมี่ไข่สด' },
    allergens: ['gluten', 'egg'],
    diet: 'vegetarian',
    swap: {
      en:
        'Dried egg noodles from any supermarket, two-thirds of the weight. Boil those for frying first ' +
        'and dry them well.',
      th: 'ใช้บะหมี่ไข่แบบแห้งจากซูเปอร์มาร์เก็ต สองในสามของน้ำหนัก ส่วนที่จะทอดให้ลวกก่อนแล้วผึ่งให้แห้ง',
    },
  },
  {
    id: 'glass-noodles',
    name: { en: 'dried glass noodles', th: 'วุ้นเส้นแห้ง' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Also sold as mung bean vermicelli. Thin rice vermicelli does as well, but drinks more broth.',
      th: 'บางร้านเรียก mung bean vermicelli ใช้เส้นหมี่ขาวแทนได้ แต่เส้นจะอมน้ำซุปกว่า',
    },
  },

  // Coconut
  {
    id: 'coconut-cream',
    name: { en: 'coconut cream', th: 'หัวกะทิ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Open a tin of full-fat coconut milk without shaking it and spoon off the thick top.',
      th: 'เปิดกะทิกระป๋องชนิดมันเต็มโดยไม่ต้องเขย่า แล้วตักส่วนข้นด้านบนมาใช้',
    },
  },
  {
    id: 'coconut-milk',
    name: { en: 'coconut milk', th: 'กะทิ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Tins are often preserved with sulphites: if you react to them, read the label.',
      th: 'กะทิกระป๋องมักใส่ซัลไฟต์ ถ้าแพ้ อ่านฉลากก่อนซื้อ',
    },
  },

  // Seasoning
  {
    id: 'fish-sauce',
    name: { en: 'fish sauce', th: 'น้ำปลา' },
    allergens: ['fish'],
    diet: 'neither',
    swap: {
      en: 'To keep a dish free of fish, use light soy sauce, which brings soya and wheat.',
      th: 'ถ้าไม่กินปลา ใช้ซีอิ๊วขาวแทน ซึ่งมีถั่วเหลืองและข้าวสาลี',
    },
  },
  {
    id: 'soy-sauce',
    name: { en: 'light soy sauce', th: 'ซีอิ๊วขาว' },
    allergens: ['soya', 'gluten'],
    diet: 'vegan',
  },
  {
    id: 'sesame-oil',
    name: { en: 'toasted sesame oil', th: 'น้ำมันงา' },
    allergens: ['sesame'],
    diet: 'vegan',
  },
  {
    id: 'rice-vinegar',
    name: { en: 'rice vinegar', th: 'น้ำส้มสายชูหมักจากข้าว' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'White spirit vinegar, a little less.', th: 'ใช้น้ำส้มสายชูกลั่นแทน ลดลงเล็กน้อย' },
  },
  {
    id: 'palm-sugar',
    name: { en: 'palm sugar', th: 'น้ำตาลโตนด' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'Light brown sugar, the soft kind.', th: 'ใช้น้ำตาลทรายแดงชนิดนิ่มแทน' },
  },
  { id: 'sugar', name: { en: 'white sugar', th: 'น้ำตาลทราย' }, allergens: [], diet: 'vegan' },
  {
    id: 'tamarind',
    name: { en: 'tamarind water', th: 'น้ำมะขามเปียก' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Soak a piece of pressed tamarind from an Indian spice shop in hot water and push it through a ' +
        'sieve. Or thin tamarind paste with the same amount of water.',
      th: 'ซื้อมะขามเปียกก้อนจากร้านเครื่องเทศอินเดีย แช่น้ำร้อนแล้วคั้นผ่านกระชอน หรือใช้มะขามเปียกสำเร็จรูปผสมน้ำเท่าตัว',
    },
  },
  {
    id: 'lime',
    name: { en: 'limes', th: 'มะนาว' },
    counted: { en: 'lime', th: 'ลูก' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'Lemons will do; use a little less.', th: 'ใช้เลมอนแทนได้ ลดลงเล็กน้อย' },
  },
  {
    id: 'lime-juice',
    name: { en: 'lime juice', th: 'น้ำมะนาว' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'Fresh lemon juice, not the bottled kind.', th: 'ใช้น้ำเลมอนคั้นสดแทนได้ ไม่ใช่แบบขวด' },
  },

  // Pantry
  {
    id: 'oil',
    name: { en: 'sunflower or rice bran oil', th: 'น้ำมันทานตะวันหรือน้ำมันรำข้าว' },
    allergens: [],
    diet: 'vegan',
  },
  { id: 'cornflour', name: { en: 'cornflour', th: 'แป้งข้าวโพด' }, allergens: [], diet: 'vegan' },
  { id: 'rice-flour', name: { en: 'rice flour', th: 'แป้งข้าวเจ้า' }, allergens: [], diet: 'vegan' },
  {
    id: 'peanut',
    name: { en: 'roasted unsalted peanuts', th: 'ถั่วลิสงคั่ว' },
    allergens: ['peanut'],
    diet: 'vegan',
  },
  {
    id: 'cashew',
    name: { en: 'raw cashew nuts', th: 'เม็ดมะม่วงหิมพานต์ดิบ' },
    allergens: ['tree_nuts'],
    diet: 'vegan',
  },
  {
    id: 'mung-bean',
    name: { en: 'split mung beans, hulled', th: 'ถั่วทอง (ถั่วเขียวซีกเลาะเปลือก)' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Indian spice shops sell them as moong dal. Toasted coconut flakes are crisp too.',
      th: 'ร้านเครื่องเทศอินเดียเรียก moong dal หรือโรยมะพร้าวคั่วแทน กรอบเหมือนกัน',
    },
  },
  {
    id: 'thai-tea',
    name: { en: 'Thai tea leaves', th: 'ชาไทยผง' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Asian grocers have the orange mix. Strong Ceylon tea with a piece of star anise tastes close, ' +
        'and is brown.',
      th: 'ร้านของชำเอเชียมีชาไทยแบบถุง หรือใช้ชาซีลอนเข้มๆ กับโป๊ยกั๊กหนึ่งดอก รสใกล้เคียง แต่สีออกน้ำตาล',
    },
  },
  { id: 'ice', name: { en: 'ice', th: 'น้ำแข็ง' }, allergens: [], diet: 'vegan' },
  { id: 'water', name: { en: 'water', th: 'น้ำเปล่า' }, allergens: [], diet: 'vegan' },
]
