import type { SeedIngredient } from '../types.ts'

/** Meat, fish, eggs, vegetables and fruit. */
export const fresh: SeedIngredient[] = [
  // Meat and fish
  {
    id: 'chicken-thigh',
    name: { en: 'boneless, skinless chicken thighs', th: 'สะโพกไก่ลอกหนังเลาะกระดูก' },
    allergens: [],
    diet: 'neither',
    swap: {
      en: 'Breast works if you slice it thinly and take it off the heat as soon as it is cooked through.',
      th: 'ใช้อกไก่ได้ หั่นให้บาง พอสุกทั่วแล้วรีบยกลง เนื้อจะได้ไม่แห้ง',
    },
  },
  {
    id: 'chicken-drumstick',
    name: { en: 'chicken drumsticks', th: 'น่องไก่' },
    allergens: [],
    diet: 'neither',
  },
  {
    id: 'chicken-stock',
    name: { en: 'unsalted chicken stock', th: 'น้ำซุปไก่ไม่เค็ม' },
    allergens: [],
    diet: 'neither',
    swap: {
      en:
        'If you use a stock cube, hold back some of the fish sauce and read the label: many contain ' +
        'wheat, soya, milk or celery.',
      th: 'ถ้าใช้ซุปก้อน ให้ลดน้ำปลาลง และอ่านฉลากก่อน เพราะหลายยี่ห้อมีข้าวสาลี ถั่วเหลือง นม หรือขึ้นฉ่าย',
    },
  },
  {
    id: 'beef-shin',
    name: { en: 'stewing beef, shin or chuck', th: 'เนื้อน่องลายหรือเนื้อสันคอ' },
    allergens: [],
    diet: 'neither',
  },
  {
    id: 'beef-rump',
    name: { en: 'beef rump or sirloin', th: 'เนื้อสะโพกหรือเนื้อสันนอก' },
    allergens: [],
    diet: 'neither',
  },
  { id: 'pork-mince', name: { en: 'pork mince', th: 'หมูสับ' }, allergens: [], diet: 'neither' },
  {
    id: 'pork-fillet',
    name: { en: 'pork fillet or neck', th: 'สันในหรือสันคอหมู' },
    allergens: [],
    diet: 'neither',
  },
  { id: 'prawns', name: { en: 'prawns', th: 'กุ้ง' }, allergens: ['crustacean'], diet: 'neither' },
  {
    id: 'dried-shrimp',
    name: { en: 'dried shrimp', th: 'กุ้งแห้ง' },
    allergens: ['crustacean'],
    diet: 'neither',
    swap: {
      en: 'From Asian and West African grocers; some has sulphites, so read the label. Leave it out and add a few more peanuts.',
      th: 'ร้านของชำเอเชียและร้านของชำแอฟริกาตะวันตกมีขาย บางยี่ห้อมีซัลไฟต์ ดูที่ฉลาก ไม่ใส่ก็ได้ แล้วเพิ่มถั่วลิสงอีกหน่อย',
    },
  },
  {
    id: 'white-fish',
    name: { en: 'firm white fish fillet', th: 'เนื้อปลาสีขาว' },
    allergens: ['fish'],
    diet: 'neither',
    swap: {
      en:
        'Kingklip holds best. Hake is softer and wetter: pat it very dry. Thaw frozen fish overnight in ' +
        'the fridge.',
      th:
        'ปลาคิงคลิป (kingklip) เนื้อแน่นดี ปลาเฮก (hake) นุ่มและฉ่ำน้ำกว่า ต้องซับให้แห้งสนิท ' +
        'ถ้าเป็นปลาแช่แข็งให้ละลายในตู้เย็นข้ามคืน',
    },
  },

  // Eggs, tofu, milk
  {
    id: 'egg',
    name: { en: 'eggs', th: 'ไข่ไก่' },
    counted: { en: 'egg', th: 'ฟอง' },
    allergens: ['egg'],
    diet: 'vegetarian',
  },
  { id: 'tofu', name: { en: 'firm tofu', th: 'เต้าหู้แข็ง' }, allergens: ['soya'], diet: 'vegan' },
  {
    id: 'evaporated-milk',
    name: { en: 'evaporated milk', th: 'นมข้นจืด' },
    allergens: ['milk'],
    diet: 'vegetarian',
    swap: {
      en: 'Ideal Milk is the usual South African tin. Without milk: coconut milk.',
      th: 'ที่แอฟริกาใต้มักเป็น Ideal Milk กระป๋อง ใครไม่กินนมใช้กะทิแทน',
    },
  },
  {
    id: 'condensed-milk',
    name: { en: 'sweetened condensed milk', th: 'นมข้นหวาน' },
    allergens: ['milk'],
    diet: 'vegetarian',
    swap: { en: 'Without milk: condensed coconut milk.', th: 'ใครไม่กินนมใช้นมข้นหวานจากมะพร้าวแทน' },
  },

  // Vegetables and fruit
  {
    id: 'thai-brinjal',
    name: { en: 'baby brinjals, round and green', th: 'มะเขือเปราะ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Asian grocers call them Thai eggplants. Ordinary brinjal in 2 cm cubes is good too, and so are ' +
        'baby marrows.',
      th: 'ร้านของชำเอเชียเรียก Thai eggplant ใช้มะเขือม่วงหั่นเต๋า 2 ซม. หรือซูกินีลูกเล็ก (baby marrow) แทนได้',
    },
  },
  {
    id: 'pea-brinjal',
    name: { en: 'pea brinjals', th: 'มะเขือพวง' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Rarely seen fresh here. Frozen green peas, in for the last 2 minutes, bring the same pop.',
      th: 'แบบสดหายาก ใช้ถั่วลันเตาแช่แข็งแทน ใส่ใน 2 นาทีสุดท้าย ได้ความกรุบเหมือนกัน',
    },
  },
  {
    id: 'long-bean',
    name: { en: 'long beans', th: 'ถั่วฝักยาว' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'Green beans from any supermarket.', th: 'ใช้ถั่วแขกจากซูเปอร์มาร์เก็ตทั่วไปได้' },
  },
  {
    id: 'bamboo-shoot',
    name: { en: 'bamboo shoots, tinned', th: 'หน่อไม้กระป๋อง' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Look in the Asian aisle at Checkers or Woolworths. Or use baby marrow, in for the last 4 ' +
        'minutes.',
      th: 'มองหาที่ชั้นอาหารเอเชียของ Checkers หรือ Woolworths หรือใช้ซูกินีลูกเล็ก (baby marrow) แทน ใส่ใน 4 นาทีสุดท้าย',
    },
  },
  { id: 'cherry-tomato', name: { en: 'cherry tomatoes', th: 'มะเขือเทศราชินี' }, allergens: [], diet: 'vegan' },
  { id: 'potato', name: { en: 'waxy potatoes', th: 'มันฝรั่ง' }, allergens: [], diet: 'vegan' },
  {
    id: 'onion',
    name: { en: 'onions', th: 'หอมใหญ่' },
    counted: { en: 'onion', th: 'หัว' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'shallot',
    name: { en: 'shallots', th: 'หอมแดง' },
    counted: { en: 'shallot', th: 'หัว' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Half a small red onion for every 2 shallots.',
      th: 'ใช้หอมใหญ่สีม่วง (red onion) ครึ่งหัวเล็กแทนหอมแดง 2 หัว',
    },
  },
  {
    id: 'spring-onion',
    name: { en: 'spring onions', th: 'ต้นหอม' },
    counted: { en: 'spring onion', th: 'ต้น' },
    allergens: [],
    diet: 'vegan',
  },
  {
    id: 'garlic-chive',
    name: { en: 'garlic chives', th: 'กุยช่าย' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'The green part of spring onions.', th: 'ใช้ส่วนใบเขียวของต้นหอมแทน' },
  },
  {
    id: 'bean-sprout',
    name: { en: 'bean sprouts', th: 'ถั่วงอก' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        "Food Lover's Market usually has mung bean sprouts. White cabbage in fine shreds gives the same " +
        'crunch.',
      th: "Food Lover's Market มักมีถั่วงอก หรือใช้กะหล่ำปลีซอยฝอยแทน ได้ความกรอบเหมือนกัน",
    },
  },
  {
    id: 'mushroom',
    name: { en: 'oyster mushrooms', th: 'เห็ดนางรม' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'White button mushrooms, halved.', th: 'ใช้เห็ดกระดุมผ่าครึ่งแทนได้' },
  },
  {
    id: 'chinese-cabbage',
    name: { en: 'Chinese cabbage', th: 'ผักกาดขาว' },
    allergens: [],
    diet: 'vegan',
    swap: { en: 'Pak choi, or young white cabbage.', th: 'ใช้กวางตุ้งไต้หวัน (pak choi) หรือกะหล่ำปลีอ่อนแทน' },
  },
  {
    id: 'chinese-broccoli',
    name: { en: 'Chinese broccoli', th: 'คะน้า' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en: 'Asian grocers sell it as kai lan. Or use long-stem broccoli from Woolworths.',
      th: 'ร้านของชำเอเชียเรียก kai lan หรือใช้บรอกโคลีก้านยาวจาก Woolworths แทน',
    },
  },
  { id: 'cucumber', name: { en: 'cucumber', th: 'แตงกวา' }, allergens: [], diet: 'vegan' },
  { id: 'baby-corn', name: { en: 'baby corn', th: 'ข้าวโพดอ่อน' }, allergens: [], diet: 'vegan' },
  {
    id: 'green-papaya',
    name: { en: 'green papaya', th: 'มะละกอดิบ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'Ask Asian grocers for an unripe pawpaw, hard and green. Kohlrabi, or carrot and cucumber, ' +
        'shredded, make a good salad too.',
      th: 'ถามหามะละกอดิบลูกแข็งเปลือกเขียวที่ร้านของชำเอเชีย หรือใช้โคลราบี (kohlrabi) หรือแครอตกับแตงกวาขูดเส้นแทน',
    },
  },
  {
    id: 'pickled-mustard',
    name: { en: 'pickled mustard greens', th: 'ผักกาดดอง' },
    allergens: ['mustard'],
    diet: 'vegan',
    swap: {
      en:
        'In vacuum packs or tins at Asian grocers. Or sliced gherkins, rinsed; their brine often has ' +
        'mustard in it too.',
      th: 'ร้านของชำเอเชียมีทั้งแบบซองและกระป๋อง หรือใช้แตงกวาดอง (gherkin) ล้างน้ำแล้วหั่น ซึ่งมักมีมัสตาร์ดในน้ำดองเช่นกัน',
    },
  },
  {
    id: 'preserved-radish',
    name: { en: 'preserved radish, chopped', th: 'หัวไชโป๊สับ' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'From Asian grocers, in small packets; it often has sulphites, so read the label. Without it the ' +
        'noodles need a pinch more salt and nothing else.',
      th: 'ร้านของชำเอเชียขายเป็นซองเล็ก มักมีซัลไฟต์ ดูที่ฉลาก ถ้าไม่มีก็เติมเกลืออีกหยิบมือเดียวพอ',
    },
  },
  {
    id: 'mango',
    name: { en: 'ripe mangoes', th: 'มะม่วงสุก' },
    counted: { en: 'ripe mango', th: 'ลูก' },
    allergens: [],
    diet: 'vegan',
    swap: {
      en:
        'South African summer is mango time: choose ones without strings, soft at the stem and ' +
        'fragrant. Out of season, ripe peaches or pawpaw.',
      th: 'หน้าร้อนของแอฟริกาใต้คือหน้ามะม่วง เลือกพันธุ์ไม่มีเสี้ยน ขั้วนิ่มและหอม นอกฤดูใช้ลูกพีชหรือมะละกอสุกแทน',
    },
  },
]
