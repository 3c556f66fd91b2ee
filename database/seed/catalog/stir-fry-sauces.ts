import { of100 } from './nutrition.ts'
import type { WrittenProduct } from './types.ts'

/** The wok sauces, in 250 ml bottles. */
export const stirFrySauces: WrittenProduct[] = [
  {
    slug: 'pad-thai-sauce',
    sku: 'KR-SF-PTH-250',
    name: { en: 'Pad Thai Sauce', th: 'ซอสผัดไทย' },
    category: 'stir-fry-sauces',
    priceCents: 8900,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 1,
    taste: { sour: 4, salty: 3, sweet: 4, aromatic: 2 },
    nutrition: of100([749, 1.6, 38, 33, 1.8, 0.3, 1.2, 2900], { serving: 60 }),
    isFeatured: true,
    isActive: true,
    stock: 180,
    tint: 'pad-thai',
    label: { en: 'Tamarind · palm sugar', th: 'มะขามเปียก · น้ำตาลโตนด' },
    description: {
      en:
        'Tamarind, palm sugar and fish sauce, cooked down until the sauce is glossy and round. ' +
        'Sour, sweet and salty are already balanced; you bring the wok. ' +
        'Tonight: rice noodles, prawns or tofu, an egg, bean sprouts and lime.',
      th:
        'น้ำมะขามเปียกเคี่ยวกับน้ำตาลโตนดและน้ำปลาจนข้นหอม เปรี้ยวหวานเค็มครบในขวดเดียว ' +
        'แช่เส้นจันท์ให้นุ่มแล้วตั้งกระทะไฟแรง ใส่กุ้งหรือเต้าหู้ ตอกไข่ ลงเส้น แล้วราดซอสได้เลย ' +
        'โรยถั่วงอกกับกุยช่าย บีบมะนาว พร้อมเสิร์ฟร้อนๆ',
    },
    ingredients: {
      en: [
        'Tamarind juice (34%)',
        'Palm sugar (28%)',
        'Fish sauce (anchovy (fish), salt)',
        'Water',
        'Shallot',
        'Garlic',
        'Rice bran oil',
        'Dried red chilli',
        'Salt',
      ],
      th: [
        'น้ำมะขามเปียก (34%)',
        'น้ำตาลโตนด (28%)',
        'น้ำปลา (ปลากะตัก (ปลา), เกลือ)',
        'น้ำ',
        'หอมแดง',
        'กระเทียม',
        'น้ำมันรำข้าว',
        'พริกแห้ง',
        'เกลือ',
      ],
    },
    allergens: ['fish'],
    mayContain: ['crustacean', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Soak 160 g dried rice noodles until soft. ' +
        'Fry 150 g prawns or tofu with 2 eggs, add the noodles and 120 ml sauce, and toss over high heat ' +
        'for 3 minutes. ' +
        'Serves 2.',
      th:
        'แช่เส้นจันท์แห้ง 160 กรัมจนนุ่ม ' +
        'ผัดกุ้งหรือเต้าหู้ 150 กรัมกับไข่ 2 ฟอง ใส่เส้นและซอส 120 มล. ผัดไฟแรง 3 นาที ' +
        'สำหรับ 2 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, shake before use and finish within 8 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 8 สัปดาห์',
    },
    shelfLife: { en: '12 months', th: '12 เดือน' },
    imageAlt: {
      en:
        'Bottle of KROK Pad Thai Sauce with tamarind pods, peanuts, garlic and lime on a sand-coloured ' +
        'backdrop',
      th: 'ขวดซอสผัดไทย KROK กับฝักมะขาม ถั่วลิสง กระเทียม และมะนาว บนฉากสีทราย',
    },
    insideAlt: {
      en: 'Tamarind, in the pod and out of it, with garlic and a dried chilli beside the bottle',
      th: 'ฝักมะขามและเนื้อมะขาม กระเทียม และพริกแห้งข้างขวด',
    },
  },
  {
    slug: 'holy-basil-stir-fry-sauce',
    sku: 'KR-SF-BSL-250',
    name: { en: 'Holy Basil Stir-Fry Sauce', th: 'ซอสผัดกะเพรา' },
    category: 'stir-fry-sauces',
    priceCents: 8900,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 3,
    taste: { sour: 0, salty: 4, sweet: 2, aromatic: 5 },
    nutrition: of100([444, 3.9, 16.5, 12.4, 2.4, 0.4, 1.1, 3600], { serving: 30 }),
    isFeatured: false,
    isActive: true,
    stock: 110,
    tint: 'holy-basil',
    label: { en: 'Holy basil · garlic · chilli', th: 'กะเพรา · กระเทียม · พริก' },
    description: {
      en:
        'Holy basil, garlic and chilli in a dark, savoury sauce made for a very hot wok. ' +
        'Mince in, sauce in, a handful of fresh leaves at the end: five minutes. ' +
        'Fry an egg until the edges crackle and put it on top.',
      th:
        'ใบกะเพรา กระเทียม และพริกโขลกหยาบ ในซอสรสเข้ม เค็มนำ หวานปลาย ผัดไฟแรงแป๊บเดียวหอมทั้งบ้าน ' +
        'ผัดกับหมูสับหรือไก่สับ ใส่ใบกะเพราสดอีกกำ ' +
        'โปะไข่ดาวขอบกรอบ เคียงพริกน้ำปลาสักถ้วย',
    },
    ingredients: {
      en: [
        'Oyster sauce (water, sugar, oyster extract (mollusc), salt, maize starch)',
        'Light soy sauce (water, soya beans, wheat, salt)',
        'Water',
        'Garlic (12%)',
        'Red chilli (8%)',
        'Fish sauce (anchovy (fish), salt)',
        'Cane sugar',
        'Holy basil leaf (5%)',
        'Rice bran oil',
        'Dark soy sauce (water, molasses, soya beans, wheat, salt)',
        'White pepper',
      ],
      th: [
        'ซอสหอยนางรม (น้ำ, น้ำตาล, หอยนางรมสกัด (หอย), เกลือ, แป้งข้าวโพด)',
        'ซีอิ๊วขาว (น้ำ, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'น้ำ',
        'กระเทียม (12%)',
        'พริกแดง (8%)',
        'น้ำปลา (ปลากะตัก (ปลา), เกลือ)',
        'น้ำตาลทราย',
        'ใบกะเพรา (5%)',
        'น้ำมันรำข้าว',
        'ซีอิ๊วดำ (น้ำ, กากน้ำตาล, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'พริกไทยขาว',
      ],
    },
    allergens: ['fish', 'mollusc', 'soya', 'gluten'],
    mayContain: ['sesame'],
    dietTags: [],
    usage: {
      en:
        'Fry 300 g pork, chicken or beef mince in 20 ml oil over high heat, add 60 ml sauce and toss for 2 ' +
        'minutes. ' +
        'Take it off the heat and stir in 30 g fresh basil; serves 2 to 3.',
      th:
        'ผัดหมูสับ ไก่สับ หรือเนื้อสับ 300 กรัมกับน้ำมัน 20 มล. ด้วยไฟแรง ใส่ซอส 60 มล. ผัดต่อ 2 นาที ' +
        'ปิดไฟ คลุกใบกะเพรา 30 กรัม สำหรับ 2–3 คน',
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
        "Bottle of KROK Holy Basil Stir-Fry Sauce with basil, red and green bird's eye chillies and garlic " +
        'on a sage backdrop',
      th: 'ขวดซอสผัดกะเพรา KROK กับใบกะเพรา พริกขี้หนูแดงและเขียว และกระเทียม บนฉากสีเขียวอมเทา',
    },
    insideAlt: {
      en: 'Holy basil, red chillies and garlic beside the bottle',
      th: 'ใบกะเพรา พริกแดง และกระเทียมข้างขวด',
    },
  },
  {
    slug: 'pad-see-ew-stir-fry-sauce',
    sku: 'KR-SF-PSE-250',
    name: { en: 'Pad See Ew Stir-Fry Sauce', th: 'ซอสผัดซีอิ๊ว' },
    category: 'stir-fry-sauces',
    priceCents: 8500,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 0,
    taste: { sour: 1, salty: 4, sweet: 3, aromatic: 2 },
    nutrition: of100([581, 4.4, 26, 21, 1.6, 0.3, 0.6, 4100], { serving: 30 }),
    isFeatured: false,
    isActive: true,
    stock: 84,
    tint: 'pad-see-ew',
    label: { en: 'Dark soy · garlic · palm sugar', th: 'ซีอิ๊วดำ · กระเทียม · น้ำตาลโตนด' },
    description: {
      en:
        'Dark soy, garlic and palm sugar: the gloss and the char on a plate of wide rice noodles. ' +
        'Not spicy, and vegan: there is no oyster sauce and no fish sauce in the bottle. ' +
        'Tonight: a hot wok, an egg or tofu, something green, ten minutes.',
      th:
        'ซีอิ๊วดำกับกระเทียมหอมๆ หวานละมุนด้วยน้ำตาลโตนด เคลือบเส้นใหญ่ให้เงาสวย หอมกลิ่นกระทะ ' +
        'สูตรวีแกนไม่ใส่ซอสหอยนางรมและน้ำปลา ไม่เผ็ด เด็กๆ ก็กินได้ ' +
        'ตั้งกระทะให้ร้อนจัด ใส่คะน้า ไข่หรือเต้าหู้ สิบนาทีก็พร้อมกิน',
    },
    ingredients: {
      en: [
        'Dark soy sauce (30%: water, molasses, soya beans, wheat, salt)',
        'Light soy sauce (water, soya beans, wheat, salt)',
        'Palm sugar (16%)',
        'Water',
        'Garlic (8%)',
        'Fermented soybean paste (soya beans, water, salt, wheat flour)',
        'Rice vinegar',
        'Rice bran oil',
        'White pepper',
      ],
      th: [
        'ซีอิ๊วดำ (30%: น้ำ, กากน้ำตาล, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'ซีอิ๊วขาว (น้ำ, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'น้ำตาลโตนด (16%)',
        'น้ำ',
        'กระเทียม (8%)',
        'เต้าเจี้ยว (ถั่วเหลือง, น้ำ, เกลือ, แป้งสาลี)',
        'น้ำส้มสายชูหมักจากข้าว',
        'น้ำมันรำข้าว',
        'พริกไทยขาว',
      ],
    },
    allergens: ['soya', 'gluten'],
    mayContain: ['fish', 'mollusc', 'sesame'],
    dietTags: ['vegan', 'vegetarian'],
    usage: {
      en:
        'Fry 150 g tofu or chicken and 150 g broccoli over high heat, push aside and scramble in 2 eggs if ' +
        'you like. ' +
        'Add 350 g fresh wide rice noodles and 60 ml sauce, and toss until the edges catch. ' +
        'Serves 2.',
      th:
        'ผัดเต้าหู้หรือไก่ 150 กรัมกับคะน้า 150 กรัมด้วยไฟแรง จะตอกไข่เพิ่ม 2 ฟองก็ได้ ' +
        'ใส่เส้นใหญ่ 350 กรัมกับซอส 60 มล. ผัดจนเส้นเกรียมนิดๆ ' +
        'สำหรับ 2 คน',
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
        'Bottle of KROK Pad See Ew Stir-Fry Sauce with wide rice noodles, egg, soybeans, garlic, shallot ' +
        'and chilli on a warm grey backdrop',
      th: 'ขวดซอสผัดซีอิ๊ว KROK กับเส้นใหญ่ ไข่ ถั่วเหลือง กระเทียม หอมแดง และพริก บนฉากสีเทาโทนอุ่น',
    },
  },
  {
    slug: 'cashew-stir-fry-sauce',
    sku: 'KR-SF-CSH-250',
    name: { en: 'Cashew Stir-Fry Sauce', th: 'ซอสผัดเม็ดมะม่วงหิมพานต์' },
    category: 'stir-fry-sauces',
    priceCents: 9500,
    netWeight: { value: 250, unit: 'ml' },
    spiceLevel: 1,
    taste: { sour: 1, salty: 3, sweet: 4, aromatic: 3 },
    nutrition: of100([717, 2.9, 33, 27.5, 2.6, 0.5, 1.3, 2500], { serving: 35 }),
    isFeatured: false,
    isActive: true,
    stock: 58,
    tint: 'cashew',
    label: { en: 'Roasted chilli · palm sugar', th: 'พริกคั่ว · น้ำตาลโตนด' },
    description: {
      en:
        'Roasted chilli and palm sugar in a glossy sauce for chicken, cashews and spring onion. ' +
        'The nuts are not in the bottle: toast your own and add them last, so they stay crisp. ' +
        'Gentle heat, and good with tofu and mushrooms too.',
      th:
        'พริกแห้งคั่วกับน้ำตาลโตนดในซอสเข้มข้น เผ็ดน้อย หวานเค็มกำลังดี เคลือบไก่ทั่วทุกชิ้น ' +
        'ในขวดไม่มีเม็ดมะม่วงหิมพานต์ คั่วเองแล้วใส่ตอนท้ายจะได้กรอบๆ ' +
        'ผัดกับไก่ พริกแห้ง และต้นหอม หรือจะใช้เต้าหู้กับเห็ดก็เข้ากัน',
    },
    ingredients: {
      en: [
        'Palm sugar (24%)',
        'Light soy sauce (water, soya beans, wheat, salt)',
        'Oyster sauce (water, sugar, oyster extract (mollusc), salt, maize starch)',
        'Water',
        'Shallot',
        'Garlic',
        'Roasted dried chilli (5%)',
        'Rice bran oil',
        'Tamarind',
        'Tapioca starch',
      ],
      th: [
        'น้ำตาลโตนด (24%)',
        'ซีอิ๊วขาว (น้ำ, ถั่วเหลือง, ข้าวสาลี, เกลือ)',
        'ซอสหอยนางรม (น้ำ, น้ำตาล, หอยนางรมสกัด (หอย), เกลือ, แป้งข้าวโพด)',
        'น้ำ',
        'หอมแดง',
        'กระเทียม',
        'พริกแห้งคั่ว (5%)',
        'น้ำมันรำข้าว',
        'มะขามเปียก',
        'แป้งมันสำปะหลัง',
      ],
    },
    allergens: ['mollusc', 'soya', 'gluten'],
    mayContain: ['fish', 'sesame', 'tree_nuts'],
    dietTags: [],
    usage: {
      en:
        'Fry 300 g chicken in 20 ml oil until golden, add 70 ml sauce and toss for 2 minutes. ' +
        'Stir in 80 g toasted cashews and 3 spring onions; serves 2 to 3.',
      th:
        'ผัดไก่ 300 กรัมกับน้ำมัน 20 มล. จนเหลืองสวย ใส่ซอส 70 มล. ผัดต่อ 2 นาที ' +
        'คลุกเม็ดมะม่วงหิมพานต์คั่ว 80 กรัมกับต้นหอม 3 ต้น สำหรับ 2–3 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, shake before use and finish within 8 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น เขย่าขวดก่อนใช้ ควรใช้ให้หมดภายใน 8 สัปดาห์',
    },
    shelfLife: { en: '12 months', th: '12 เดือน' },
    imageAlt: {
      en:
        'Bottle of KROK Cashew Stir-Fry Sauce with cashew nuts, dried chillies, shallot, garlic and spring ' +
        'onion on a caramel backdrop',
      th: 'ขวดซอสผัดเม็ดมะม่วงหิมพานต์ KROK กับเม็ดมะม่วงหิมพานต์ พริกแห้ง หอมแดง กระเทียม และต้นหอม บนฉากสีคาราเมล',
    },
  },
]
