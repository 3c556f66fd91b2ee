import { of100 } from './nutrition.ts'
import type { WrittenProduct } from './types.ts'

/** The dips: 250 ml bottles and the satay jar. Jaew is sold out and nam prik ong a draft on purpose. */
export const dippingSauces: WrittenProduct[] = [
  {
    slug: 'sweet-chilli-dipping-sauce',
    sku: 'KR-DS-SWC-250',
    name: { en: 'Sweet Chilli Dipping Sauce', th: 'น้ำจิ้มไก่' },
    category: 'dipping-sauces',
    priceCents: 7900,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 2,
    taste: { sour: 3, salty: 2, sweet: 5, aromatic: 2 },
    nutrition: of100([777, 0.6, 44, 40, 0.3, 0.1, 1, 900], { serving: 30 }),
    barcode: '2000002000259',
    sizes: [
      { sku: 'KR-DS-SWC-750', barcode: '2000002000754', priceCents: 18_900, netWeightValue: 750, stock: 22 },
    ],
    isFeatured: false,
    isActive: true,
    stock: 140,
    tint: 'sweet-chilli',
    label: { en: 'Red chilli · garlic · cane sugar', th: 'พริกแดง · กระเทียม · น้ำตาลทราย' },
    description: {
      en:
        'Red chilli, garlic and cane sugar, simmered until the sauce runs clear and clings. ' +
        'Sweet first, then garlic, then a medium heat. ' +
        'Pour it over chicken off the braai, or put out a bowl for spring rolls and chips.',
      th:
        'พริกแดงสด กระเทียม และน้ำตาลทราย เคี่ยวจนใสเหนียวกำลังดี หวานนำ เผ็ดตาม หอมกระเทียม ' +
        'เปิดขวดแล้วจิ้มได้เลยกับไก่ย่าง ทอดมัน และปอเปี๊ยะทอด ' +
        'วันไหนตั้งเตาปิ้งย่าง ทาไก่ก่อนยกลง ได้สีสวยหอมหวาน',
    },
    ingredients: {
      en: [
        'Cane sugar (38%)',
        'Water',
        'Red chilli (14%)',
        'Rice vinegar',
        'Garlic (9%)',
        'Salt',
        'Tapioca starch',
      ],
      th: [
        'น้ำตาลทราย (38%)',
        'น้ำ',
        'พริกแดงสด (14%)',
        'น้ำส้มสายชูหมักจากข้าว',
        'กระเทียม (9%)',
        'เกลือ',
        'แป้งมันสำปะหลัง',
      ],
    },
    allergens: [],
    mayContain: ['crustacean', 'fish', 'soya', 'peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Ready to pour: about 30 ml a person for dipping. ' +
        'For the braai, brush 80 ml over 600 g chicken for the last 5 minutes; serves 4.',
      th: 'เทใส่ถ้วยจิ้มได้เลย ประมาณ 30 มล. ต่อคน ถ้าทำไก่ย่าง ใช้ซอส 80 มล. ทาไก่ 600 กรัมใน 5 นาทีสุดท้าย สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, shake before use and finish within 12 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 12 สัปดาห์',
    },
    shelfLife: { en: '12 months', th: '12 เดือน' },
    imageAlt: {
      en:
        'Bottle of KROK Sweet Chilli Dipping Sauce with whole and sliced red and orange chillies, garlic ' +
        'and shallot on a coral backdrop',
      th: 'ขวดน้ำจิ้มไก่ KROK กับพริกสีแดงและสีส้มทั้งแบบเม็ดและหั่นแว่น กระเทียม และหอมแดง บนฉากสีปะการัง',
    },
    insideAlt: {
      en: 'Red chillies, whole and sliced, and garlic beside the bottle',
      th: 'พริกแดงทั้งเม็ดและหั่นแว่น กับกระเทียมข้างขวด',
    },
  },
  {
    slug: 'sukiyaki-sauce',
    sku: 'KR-DS-SUKI-250',
    name: { en: 'Sukiyaki Dipping Sauce', th: 'น้ำจิ้มสุกี้' },
    category: 'dipping-sauces',
    priceCents: 8500,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 3,
    taste: { sour: 3, salty: 3, sweet: 3, aromatic: 4 },
    nutrition: of100([531, 2.4, 19.5, 15.5, 3.9, 0.6, 1.8, 1700], { serving: 60 }),
    isFeatured: false,
    isActive: true,
    stock: 66,
    tint: 'sukiyaki',
    label: { en: 'Chilli · sesame · coriander', th: 'พริก · งา · ผักชี' },
    description: {
      en:
        'Red chilli, toasted sesame and coriander in a bright, hot sauce for hot-pot nights. ' +
        'Pickled garlic and fermented tofu give it depth, and everything in it is vegan. ' +
        'Put the pot in the middle of the table: dip, talk, dip again.',
      th:
        'พริกแดงสด งาคั่ว และผักชี ปรุงกับกระเทียมดองและเต้าหู้ยี้ เปรี้ยวนำ หวานตาม เผ็ดกำลังดี ' +
        'ตั้งหม้อสุกี้กลางโต๊ะ ลวกผัก ลวกเนื้อ แล้วจิ้มกันให้สนุก ' +
        'สูตรวีแกน ใครชอบรสจัดบีบมะนาวเติมพริกซอยได้อีก',
    },
    ingredients: {
      en: [
        'Red chilli (20%)',
        'Water',
        'Cane sugar',
        'Pickled garlic (garlic, water, sugar, vinegar, salt)',
        'Rice vinegar',
        'Light soy sauce (water, soya beans, wheat, salt)',
        'Fermented tofu (soya beans, water, salt)',
        'Toasted sesame seed (sesame, 4%)',
        'Lime juice',
        'Sesame oil (sesame)',
        'Coriander leaf (2%)',
        'Salt',
        'Tapioca starch',
      ],
      th: [
        'พริกแดงสด (20%)',
        'น้ำ',
        'น้ำตาลทราย',
        'กระเทียมดอง (กระเทียม, น้ำ, น้ำตาล, น้ำส้มสายชู, เกลือ)',
        'น้ำส้มสายชูหมักจากข้าว',
        'ซีอิ๊วขาว (น้ำ, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'เต้าหู้ยี้ (ถั่วเหลือง, น้ำ, เกลือ)',
        'งาคั่ว (งา, 4%)',
        'น้ำมะนาว',
        'น้ำมันงา (งา)',
        'ใบผักชี (2%)',
        'เกลือ',
        'แป้งมันสำปะหลัง',
      ],
    },
    allergens: ['soya', 'gluten', 'sesame'],
    mayContain: ['fish', 'mollusc'],
    dietTags: ['vegan', 'vegetarian'],
    usage: {
      en:
        'Pour 60 ml a person into small bowls and dip whatever comes out of the hot pot. ' +
        'Or toss 80 ml with 200 g soaked glass noodles and vegetables over high heat for dry sukiyaki; ' +
        'serves 2.',
      th:
        'เทใส่ถ้วยคนละ 60 มล. จิ้มกับของลวกในหม้อสุกี้ ' +
        'หรือทำสุกี้แห้ง ผัดวุ้นเส้นแช่น้ำ 200 กรัมกับผักและซอส 80 มล. ด้วยไฟแรง สำหรับ 2 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, shake before use and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Bottle of KROK Sukiyaki Dipping Sauce with red chillies, garlic, sesame, lime and coriander on a ' +
        'dusty-rose backdrop',
      th: 'ขวดน้ำจิ้มสุกี้ KROK กับพริกแดง กระเทียม งา มะนาว และผักชี บนฉากสีชมพูหม่น',
    },
    insideAlt: {
      en: 'Red chillies, garlic and sesame seeds beside the bottle',
      th: 'พริกแดง กระเทียม และงาข้างขวด',
    },
  },
  {
    slug: 'satay-peanut-dipping-sauce',
    sku: 'KR-DS-SAT-200',
    name: { en: 'Satay Peanut Dipping Sauce', th: 'น้ำจิ้มสะเต๊ะ' },
    category: 'dipping-sauces',
    priceCents: 9500,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 1,
    taste: { sour: 1, salty: 2, sweet: 4, aromatic: 4 },
    nutrition: of100([1205, 9.3, 15.5, 12.8, 20.5, 8.4, 3.1, 720], { serving: 50 }),
    isFeatured: false,
    isActive: true,
    stock: 92,
    tint: 'satay',
    label: { en: 'Roasted peanut · coconut · tamarind', th: 'ถั่วลิสงคั่ว · กะทิ · มะขามเปียก' },
    description: {
      en:
        'Roasted peanut, coconut and tamarind, stirred slowly into a thick, gentle dipping sauce. ' +
        'Warm it with a splash of coconut milk and it is ready for skewers, tofu or roast vegetables. ' +
        'Vegan and gluten free, and thick enough to stand a spoon in.',
      th:
        'ถั่วลิสงคั่วบดหยาบเคี่ยวกับกะทิและมะขามเปียก ข้นมัน หวานนำ เปรี้ยวตาม เผ็ดแค่ปลายลิ้น ' +
        'อุ่นกับกะทิเล็กน้อยแล้วจิ้มไก่สะเต๊ะหรือหมูสะเต๊ะได้เลย ' +
        'สูตรวีแกน จะราดเต้าหู้ทอด ผักย่าง หรือสลัดแขกก็ได้',
    },
    ingredients: {
      en: [
        'Coconut milk (34%)',
        'Roasted peanuts (peanut, 28%)',
        'Palm sugar',
        'Tamarind (6%)',
        'Shallot',
        'Dried red chilli',
        'Garlic',
        'Lemongrass',
        'Galangal',
        'Salt',
        'Coriander seed',
        'Cumin',
      ],
      th: [
        'กะทิ (34%)',
        'ถั่วลิสงคั่ว (ถั่วลิสง, 28%)',
        'น้ำตาลโตนด',
        'มะขามเปียก (6%)',
        'หอมแดง',
        'พริกแห้งเม็ดใหญ่',
        'กระเทียม',
        'ตะไคร้',
        'ข่า',
        'เกลือ',
        'ลูกผักชี',
        'ยี่หร่า',
      ],
    },
    allergens: ['peanut'],
    mayContain: ['crustacean', 'fish', 'soya', 'tree_nuts'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Warm 200 g (one jar) with 80 ml coconut milk or water over low heat, stirring, for 3 minutes. ' +
        'Enough for 500 g chicken, pork or tofu skewers; serves 4.',
      th:
        'อุ่นน้ำจิ้ม 200 กรัม (หนึ่งกระปุก) กับกะทิหรือน้ำ 80 มล. ด้วยไฟอ่อน คนเรื่อยๆ 3 นาที ' +
        'จิ้มกับไก่ หมู หรือเต้าหู้เสียบไม้ย่าง 500 กรัม สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep refrigerated and stir in any oil that rises. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 1 week.',
      th:
        'ก่อนเปิด: แช่ตู้เย็น หากน้ำมันลอยแยกชั้นให้คนก่อนใช้ ' +
        'หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 1 สัปดาห์',
    },
    shelfLife: { en: '6 weeks, refrigerated', th: '6 สัปดาห์ในตู้เย็น' },
    keepCold: true,
    imageAlt: {
      en:
        'Jar of KROK Satay Peanut Dipping Sauce with peanuts, tamarind, dried chilli, shallot, garlic and ' +
        'lemongrass on a sand backdrop',
      th: 'กระปุกน้ำจิ้มสะเต๊ะ KROK กับถั่วลิสง มะขาม พริกแห้ง หอมแดง กระเทียม และตะไคร้ บนฉากสีทราย',
    },
    insideAlt: {
      en: 'Peanuts in the shell and out of it, with garlic beside the jar',
      th: 'ถั่วลิสงทั้งเปลือกและแกะแล้ว กับกระเทียมข้างกระปุก',
    },
  },
  {
    slug: 'seafood-dipping-sauce',
    sku: 'KR-DS-SEA-250',
    name: { en: 'Seafood Dipping Sauce', th: 'น้ำจิ้มซีฟู้ด' },
    category: 'dipping-sauces',
    priceCents: 8500,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 4,
    taste: { sour: 5, salty: 4, sweet: 2, aromatic: 4 },
    nutrition: of100([238, 2, 10.5, 7, 0.4, 0.1, 1.3, 2300], { serving: 40 }),
    isFeatured: false,
    isActive: true,
    stock: 52,
    tint: 'seafood',
    label: { en: 'Green chilli · lime · garlic', th: 'พริกเขียว · มะนาว · กระเทียม' },
    description: {
      en:
        'Green chilli, lime and garlic, sharp enough to make a plate of prawns sit up. ' +
        'Very hot, sour and fresh, with fish sauce and coriander root underneath. ' +
        'Light the fire, grill what came out of the sea, and open the bottle.',
      th:
        'พริกขี้หนูเขียว น้ำมะนาว และกระเทียม ตำกับรากผักชี ปรุงด้วยน้ำปลา เปรี้ยวแซ่บ เผ็ดถึงใจ ' +
        'แค่มีกุ้งเผาหรือปลาหมึกย่างร้อนๆ ก็เปิดขวดจิ้มได้เลย ' +
        'ราดปลานึ่งหรือจิ้มหมูสามชั้นลวกก็แซ่บไม่แพ้กัน',
    },
    ingredients: {
      en: [
        'Lime juice (30%)',
        "Green bird's eye chilli (18%)",
        'Garlic (14%)',
        'Fish sauce (anchovy (fish), salt)',
        'Cane sugar',
        'Coriander root',
        'Coriander leaf',
        'Red chilli',
        'Salt',
      ],
      th: [
        'น้ำมะนาว (30%)',
        'พริกขี้หนูเขียว (18%)',
        'กระเทียม (14%)',
        'น้ำปลา (ปลากะตัก (ปลา), เกลือ)',
        'น้ำตาลทราย',
        'รากผักชี',
        'ใบผักชี',
        'พริกแดงสด',
        'เกลือ',
      ],
    },
    allergens: ['fish'],
    mayContain: ['crustacean', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Serve cold, about 40 ml a person, with 600 g grilled prawns, squid or fish for 4. ' +
        'Or spoon 60 ml over a steamed fish of 500 g.',
      th:
        'เสิร์ฟเย็นๆ ประมาณ 40 มล. ต่อคน คู่กุ้งเผา ปลาหมึกย่าง หรือปลาเผา 600 กรัม สำหรับ 4 คน ' +
        'หรือราด 60 มล. บนปลานึ่งตัวละ 500 กรัม',
    },
    storage: {
      en:
        'Unopened: keep refrigerated. ' +
        'After opening: refrigerate, shake before use and finish within 2 weeks.',
      th: 'ก่อนเปิด: แช่ตู้เย็น หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 2 สัปดาห์',
    },
    shelfLife: { en: '6 weeks, refrigerated', th: '6 สัปดาห์ในตู้เย็น' },
    keepCold: true,
    imageAlt: {
      en:
        'Bottle of KROK Seafood Dipping Sauce with limes, green chillies, garlic, coriander and a prawn on ' +
        'a mint backdrop',
      th: 'ขวดน้ำจิ้มซีฟู้ด KROK กับมะนาว พริกเขียว กระเทียม ผักชี และกุ้ง บนฉากสีเขียวมินต์',
    },
    insideAlt: {
      en: 'Green chillies, coriander, garlic and a lime beside the bottle',
      th: 'พริกเขียว ผักชี กระเทียม และมะนาวข้างขวด',
    },
  },
  {
    slug: 'jaew-dipping-sauce',
    sku: 'KR-DS-JAEW-250',
    name: { en: 'Jaew Dipping Sauce', th: 'น้ำจิ้มแจ่ว' },
    category: 'dipping-sauces',
    priceCents: 8500,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 4,
    taste: { sour: 4, salty: 4, sweet: 2, aromatic: 4 },
    nutrition: of100([380, 2.8, 17.5, 13, 0.6, 0.1, 1.6, 2700], { serving: 40 }),
    isFeatured: false,
    isActive: true,
    stock: 0,
    tint: 'jaew',
    label: { en: 'Roasted chilli · tamarind', th: 'พริกคั่ว · มะขามเปียก' },
    description: {
      en:
        'Roasted chilli, tamarind and toasted sticky rice, the way Isan dips its grilled meat. ' +
        'Smoky, sour and very hot, with fish sauce for depth. ' +
        'Slice a steak off the braai, pour, and pass the sticky rice.',
      th:
        'พริกแห้งคั่ว น้ำมะขามเปียก และข้าวคั่วหอมๆ ปรุงกับน้ำปลาและน้ำตาลโตนด แซ่บนัวแบบอีสาน ' +
        'แค่มีคอหมูย่างหรือเสือร้องไห้ร้อนๆ กับข้าวเหนียวก็ครบสำรับ ' +
        'เขย่าขวดก่อนริน ให้ข้าวคั่วกระจายทั่ว',
    },
    ingredients: {
      en: [
        'Tamarind juice (30%)',
        'Fish sauce (anchovy (fish), salt)',
        'Palm sugar',
        'Shallot',
        'Roasted dried chilli (8%)',
        'Lime juice',
        'Toasted sticky rice (4%)',
        'Coriander leaf',
        'Galangal',
      ],
      th: [
        'น้ำมะขามเปียก (30%)',
        'น้ำปลา (ปลากะตัก (ปลา), เกลือ)',
        'น้ำตาลโตนด',
        'หอมแดง',
        'พริกแห้งคั่ว (8%)',
        'น้ำมะนาว',
        'ข้าวเหนียวคั่ว (4%)',
        'ใบผักชี',
        'ข่า',
      ],
    },
    allergens: ['fish'],
    mayContain: ['crustacean', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Shake well and serve about 40 ml a person with 600 g grilled beef, pork neck or chicken for 4. ' +
        'Top with a little fresh coriander and spring onion.',
      th:
        'เขย่าขวดแล้วเทใส่ถ้วย ประมาณ 40 มล. ต่อคน คู่เนื้อย่าง คอหมูย่าง หรือไก่ย่าง 600 กรัม สำหรับ 4 คน ' +
        'โรยผักชีกับต้นหอมซอยก่อนเสิร์ฟ',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, shake before use and finish within 4 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 4 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Bottle of KROK Jaew Dipping Sauce with dried chillies, tamarind, toasted rice, shallots and ' +
        'coriander on a dusty-rose backdrop',
      th: 'ขวดน้ำจิ้มแจ่ว KROK กับพริกแห้ง มะขาม ข้าวคั่ว หอมแดง และผักชี บนฉากสีชมพูหม่น',
    },
    insideAlt: {
      en: 'Tamarind, toasted rice, coriander and a shallot beside the bottle',
      th: 'มะขาม ข้าวคั่ว ผักชี และหอมแดงข้างขวด',
    },
  },
  {
    slug: 'nam-prik-ong-dipping-sauce',
    sku: 'KR-DS-NPO-250',
    name: { en: 'Nam Prik Ong Dipping Sauce', th: 'น้ำพริกอ่อง' },
    category: 'dipping-sauces',
    priceCents: 8900,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 2,
    taste: { sour: 2, salty: 2, sweet: 2, aromatic: 3 },
    nutrition: of100([364, 2.2, 9, 6, 4.2, 0.8, 2.3, 900], { serving: 30 }),
    isFeatured: false,
    isActive: false,
    stock: 0,
    tint: 'red',
    label: { en: 'Tomato · dried chilli · fermented soybean', th: 'มะเขือเทศ · พริกแห้ง · ถั่วเน่า' },
    description: {
      en:
        'Tomato, dried chilli and fermented soybean, simmered thick: the red dip of Chiang Mai. ' +
        'Medium hot, sweet from the tomato, and vegan in the bottle. ' +
        'Fry it with pork mince or mushrooms and set out cucumber, cabbage and sticky rice.',
      th:
        'มะเขือเทศ พริกแห้ง และถั่วเน่า เคี่ยวจนข้นแบบน้ำพริกเมืองเหนือ เปรี้ยวหวานเค็มกลมกล่อม ' +
        'ผัดกับหมูสับหรือเห็ดสับอีกไม่กี่นาทีก็ตักขึ้นถ้วยได้ ' +
        'กินกับแคบหมู ผักลวก แตงกวา และข้าวเหนียวร้อนๆ',
    },
    ingredients: {
      en: [
        'Tomato (46%)',
        'Shallot',
        'Garlic',
        'Dried red chilli (8%)',
        'Fermented soybean (soya, 6%)',
        'Rice bran oil',
        'Palm sugar',
        'Salt',
        'Coriander root',
      ],
      th: [
        'มะเขือเทศ (46%)',
        'หอมแดง',
        'กระเทียม',
        'พริกแห้งเม็ดใหญ่ (8%)',
        'ถั่วเน่า (ถั่วเหลือง, 6%)',
        'น้ำมันรำข้าว',
        'น้ำตาลโตนด',
        'เกลือ',
        'รากผักชี',
      ],
    },
    allergens: ['soya'],
    mayContain: ['crustacean', 'fish', 'peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Fry 150 g pork mince or chopped mushrooms in 15 ml oil, add 150 ml sauce and simmer for 8 minutes ' +
        'until thick. ' +
        'Serves 3 to 4 with raw vegetables and sticky rice.',
      th:
        'ผัดหมูสับหรือเห็ดสับ 150 กรัมกับน้ำมัน 15 มล. ใส่น้ำพริกอ่อง 150 มล. เคี่ยว 8 นาทีจนข้น ' +
        'กินกับผักสดและข้าวเหนียว สำหรับ 3–4 คน',
    },
    storage: {
      en:
        'Unopened: keep refrigerated. ' +
        'After opening: refrigerate, shake before use and finish within 2 weeks.',
      th: 'ก่อนเปิด: แช่ตู้เย็น หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 2 สัปดาห์',
    },
    shelfLife: { en: '4 weeks, refrigerated', th: '4 สัปดาห์ในตู้เย็น' },
    keepCold: true,
    imageAlt: { en: 'Bottle of KROK Nam Prik Ong Dipping Sauce', th: 'ขวดน้ำพริกอ่อง KROK' },
  },
]
