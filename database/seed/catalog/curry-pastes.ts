import { of100 } from './nutrition.ts'
import type { WrittenProduct } from './types.ts'

/** The pastes, in 200 g jars; the tom yum paste is here because it is sold and used like one. */
export const curryPastes: WrittenProduct[] = [
  {
    slug: 'green-curry-paste',
    sku: 'KR-CP-GRN-200',
    name: { en: 'Green Curry Paste', th: 'พริกแกงเขียวหวาน' },
    category: 'curry-pastes',
    priceCents: 9900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 4,
    taste: { sour: 0, salty: 3, sweet: 1, aromatic: 5 },
    nutrition: of100([341, 3, 10.5, 4.5, 1.6, 0.3, 6.5, 3600], { serving: 12.5 }),
    isFeatured: true,
    isActive: true,
    stock: 164,
    tint: 'green',
    label: { en: 'Green chilli · basil · lime leaf', th: 'พริกเขียวสด · โหระพา · ใบมะกรูด' },
    description: {
      en:
        'Fresh green chillies, basil and makrut lime leaf, pounded while they are still bright. ' +
        'Very hot at the start, softened by coconut at the end. ' +
        'Tonight: chicken, baby brinjals, a handful of basil and a pot of rice.',
      th:
        'พริกเขียวสดโขลกกับใบโหระพาและใบมะกรูด เขียวสวยตามธรรมชาติ หอมเหมือนเพิ่งตักจากครก ' +
        'เผ็ดมากตั้งแต่คำแรก แล้วค่อยๆ ละมุนด้วยความมันของกะทิ ' +
        'เย็นนี้แค่มีไก่ มะเขือเปราะ โหระพาสักกำ แล้วหุงข้าวรอ',
    },
    ingredients: {
      en: [
        'Fresh green chilli (22%)',
        'Garlic',
        'Shallot',
        'Lemongrass',
        'Galangal',
        'Salt',
        'Thai basil leaf (6%)',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Coriander root',
        'Makrut lime leaf (3%)',
        'Makrut lime zest',
        'Coriander seed',
        'Cumin',
        'White pepper',
      ],
      th: [
        'พริกเขียวสด (22%)',
        'กระเทียม',
        'หอมแดง',
        'ตะไคร้',
        'ข่า',
        'เกลือ',
        'ใบโหระพา (6%)',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'รากผักชี',
        'ใบมะกรูด (3%)',
        'ผิวมะกรูด',
        'ลูกผักชี',
        'ยี่หร่า',
        'พริกไทยขาว',
      ],
    },
    allergens: ['crustacean'],
    mayContain: ['fish', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Fry 50 g with 100 ml coconut cream until the oil splits. ' +
        'Add 300 g chicken, 300 ml coconut milk and 150 g baby brinjals, simmer for 10 minutes and season ' +
        'with fish sauce. ' +
        'Serves 4.',
      th:
        'ผัดพริกแกง 50 กรัมกับหัวกะทิ 100 มล. ให้หอมและแตกมัน ' +
        'ใส่ไก่ 300 กรัม กะทิ 300 มล. และมะเขือเปราะ 150 กรัม เคี่ยว 10 นาที ปรุงรสด้วยน้ำปลา ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep refrigerated. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 4 weeks.',
      th: 'ก่อนเปิด: แช่ตู้เย็น หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 4 สัปดาห์',
    },
    shelfLife: { en: '8 weeks, refrigerated', th: '8 สัปดาห์ในตู้เย็น' },
    keepCold: true,
    imageAlt: {
      en:
        'Jar of KROK Green Curry Paste with green chillies, lime, basil, lemongrass and galangal on a pale ' +
        'green backdrop',
      th: 'กระปุกพริกแกงเขียวหวาน KROK กับพริกเขียว มะนาว โหระพา ตะไคร้ และข่า บนฉากสีเขียวอ่อน',
    },
    insideAlt: {
      en: 'Green chillies, lemongrass, basil and a clove of garlic beside the jar',
      th: 'พริกเขียว ตะไคร้ โหระพา และกลีบกระเทียมข้างกระปุก',
    },
  },
  {
    slug: 'red-curry-paste',
    sku: 'KR-CP-RED-200',
    name: { en: 'Red Curry Paste', th: 'พริกแกงเผ็ด' },
    category: 'curry-pastes',
    priceCents: 9900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 4,
    taste: { sour: 0, salty: 3, sweet: 1, aromatic: 4 },
    nutrition: of100([426, 3.6, 12.4, 5.1, 2.4, 0.4, 8.2, 3500], { serving: 12.5 }),
    isFeatured: true,
    isActive: true,
    stock: 172,
    tint: 'red',
    label: { en: 'Dried chilli · galangal · lime zest', th: 'พริกแห้ง · ข่า · ผิวมะกรูด' },
    description: {
      en:
        'Dried red chilli, galangal and makrut lime zest, pounded until the paste turns brick red. ' +
        'One jar, many suppers: chicken curry with bamboo shoots, fish cakes, stir-fried green beans. ' +
        'Fry it in coconut cream until the oil runs red, and you are twenty minutes from the table.',
      th:
        'พริกแห้งเม็ดใหญ่โขลกกับข่า ตะไคร้ และผิวมะกรูดจนละเอียด เนื้อสีแดงสวย หอมตั้งแต่เปิดฝา ' +
        'ผัดกับหัวกะทิให้แตกมัน ใส่ไก่กับหน่อไม้ เย็นนี้ก็มีแกงเผ็ดร้อนๆ ขึ้นโต๊ะ ' +
        'กระปุกเดียวทำได้ทั้งแกง ทอดมัน และผัดพริกแกงถั่วฝักยาว',
    },
    ingredients: {
      en: [
        'Dried red chilli (24%)',
        'Garlic',
        'Shallot',
        'Lemongrass',
        'Galangal (9%)',
        'Salt',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Coriander root',
        'Makrut lime zest (3%)',
        'Coriander seed',
        'Cumin',
        'White pepper',
      ],
      th: [
        'พริกแห้งเม็ดใหญ่ (24%)',
        'กระเทียม',
        'หอมแดง',
        'ตะไคร้',
        'ข่า (9%)',
        'เกลือ',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'รากผักชี',
        'ผิวมะกรูด (3%)',
        'ลูกผักชี',
        'ยี่หร่า',
        'พริกไทยขาว',
      ],
    },
    allergens: ['crustacean'],
    mayContain: ['fish', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Fry 50 g with 100 ml coconut cream until the oil splits and turns red. ' +
        'Add 300 g chicken, 300 ml coconut milk and 150 g bamboo shoots, simmer for 10 minutes and season ' +
        'with fish sauce. ' +
        'Serves 4.',
      th:
        'ผัดพริกแกง 50 กรัมกับหัวกะทิ 100 มล. ให้แตกมันเป็นสีแดง ' +
        'ใส่ไก่ 300 กรัม กะทิ 300 มล. และหน่อไม้ 150 กรัม เคี่ยว 10 นาที ปรุงรสด้วยน้ำปลา ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Red Curry Paste with red chillies, garlic, shallot, galangal and lime leaf on a coral ' +
        'backdrop',
      th: 'กระปุกพริกแกงเผ็ด KROK กับพริกแดง กระเทียม หอมแดง ข่า และใบมะกรูด บนฉากสีปะการัง',
    },
    insideAlt: {
      en: 'Dried and fresh red chillies, garlic and slices of galangal beside the jar',
      th: 'พริกแห้ง พริกแดง กระเทียม และข่าหั่นแว่นข้างกระปุก',
    },
  },
  {
    slug: 'yellow-curry-paste',
    sku: 'KR-CP-YEL-200',
    name: { en: 'Yellow Curry Paste', th: 'พริกแกงกะหรี่' },
    category: 'curry-pastes',
    priceCents: 9900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 2,
    taste: { sour: 0, salty: 3, sweet: 2, aromatic: 4 },
    nutrition: of100([559, 3.2, 13.8, 5.6, 5.9, 1.1, 6.4, 3100], { serving: 12.5 }),
    barcode: '2000001000205',
    sizes: [
      {
        sku: 'KR-CP-YEL-1000',
        barcode: '2000001001004',
        priceCents: 39_900,
        netWeightValue: 1000,
        stock: 14,
      },
    ],
    isFeatured: true,
    isActive: true,
    stock: 120,
    tint: 'yellow',
    label: { en: 'Turmeric · cumin · coriander seed', th: 'ขมิ้น · ยี่หร่า · ลูกผักชี' },
    description: {
      en:
        'Fresh turmeric with toasted cumin and coriander seed, pounded until soft and golden. ' +
        'There is no shrimp paste in this jar: it is vegan, and medium hot. ' +
        'Simmer potatoes with chicken or chickpeas in coconut milk while the rice steams.',
      th:
        'ขมิ้นสดโขลกกับยี่หร่าและลูกผักชีคั่วจนหอม ได้พริกแกงสีเหลืองทอง รสนุ่มละมุน ' +
        'สูตรวีแกนไม่ใส่กะปิแต่หอมเครื่องเทศเต็มคำ เผ็ดกลางๆ ' +
        'ใส่มันฝรั่งกับไก่หรือเต้าหู้ เคี่ยวในกะทิจนมันนุ่ม แล้วตักราดข้าวร้อนๆ',
    },
    ingredients: {
      en: [
        'Shallot',
        'Garlic',
        'Lemongrass',
        'Dried red chilli (12%)',
        'Fresh turmeric (9%)',
        'Galangal',
        'Salt',
        'Coriander seed (6%)',
        'Rice bran oil',
        'Cumin (4%)',
        'Ginger',
        'Fenugreek seed',
        'White pepper',
      ],
      th: [
        'หอมแดง',
        'กระเทียม',
        'ตะไคร้',
        'พริกแห้งเม็ดใหญ่ (12%)',
        'ขมิ้นสด (9%)',
        'ข่า',
        'เกลือ',
        'ลูกผักชี (6%)',
        'น้ำมันรำข้าว',
        'ยี่หร่า (4%)',
        'ขิง',
        'ลูกซัด',
        'พริกไทยขาว',
      ],
    },
    allergens: [],
    mayContain: ['crustacean', 'fish', 'soya', 'peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Fry 50 g with 100 ml coconut cream until fragrant. ' +
        'Add 300 g chicken or chickpeas, 300 g potatoes in chunks and 400 ml coconut milk, and simmer for ' +
        '20 minutes. ' +
        'Season with fish sauce, or with salt to keep it vegan. ' +
        'Serves 4.',
      th:
        'ผัดพริกแกง 50 กรัมกับหัวกะทิ 100 มล. ให้หอม ' +
        'ใส่ไก่หรือเต้าหู้ 300 กรัม มันฝรั่งหั่นชิ้น 300 กรัม และกะทิ 400 มล. เคี่ยว 20 นาทีจนมันฝรั่งนุ่ม ' +
        'ปรุงรสด้วยน้ำปลา หรือเกลือถ้าทำแบบวีแกน ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Yellow Curry Paste with fresh turmeric, turmeric powder, cumin, coriander seed and ' +
        'garlic on a golden backdrop',
      th: 'กระปุกพริกแกงกะหรี่ KROK กับขมิ้นสด ผงขมิ้น ยี่หร่า ลูกผักชี และกระเทียม บนฉากสีเหลืองทอง',
    },
    insideAlt: { en: 'Fresh turmeric and a shallot beside the jar', th: 'ขมิ้นสดและหอมแดงข้างกระปุก' },
  },
  {
    slug: 'panang-curry-paste',
    sku: 'KR-CP-PAN-200',
    name: { en: 'Panang Curry Paste', th: 'พริกแกงพะแนง' },
    category: 'curry-pastes',
    priceCents: 9900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 2,
    taste: { sour: 0, salty: 3, sweet: 2, aromatic: 4 },
    nutrition: of100([627, 6.1, 11.6, 4.8, 7.2, 1.2, 7.4, 3300], { serving: 12.5 }),
    isFeatured: true,
    isActive: true,
    stock: 96,
    tint: 'panang',
    label: { en: 'Red chilli · peanut · coriander root', th: 'พริกแดง · ถั่วลิสง · รากผักชี' },
    description: {
      en:
        'Red chilli, roasted peanut and coriander root, pounded into a thick and nutty paste. ' +
        'Panang takes little liquid: the sauce should cling to the beef, with shredded lime leaf on top. ' +
        'Medium hot, and done by the time the rice is.',
      th:
        'พริกแห้ง ถั่วลิสงคั่ว และรากผักชี โขลกจนเนื้อข้นเนียน หอมมันถั่ว เผ็ดกลางๆ กินได้ทั้งบ้าน ' +
        'ผัดกับหัวกะทิให้แตกมันแล้วใส่เนื้อหรือหมู เคี่ยวพอขลุกขลิก โรยใบมะกรูดซอย ' +
        'ข้าวสุกเมื่อไร พะแนงก็เสร็จพอดี',
    },
    ingredients: {
      en: [
        'Dried red chilli (20%)',
        'Shallot',
        'Garlic',
        'Lemongrass',
        'Roasted peanuts (peanut, 10%)',
        'Galangal',
        'Salt',
        'Coriander root (5%)',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Makrut lime zest',
        'Coriander seed',
        'Cumin',
        'White pepper',
      ],
      th: [
        'พริกแห้งเม็ดใหญ่ (20%)',
        'หอมแดง',
        'กระเทียม',
        'ตะไคร้',
        'ถั่วลิสงคั่ว (ถั่วลิสง, 10%)',
        'ข่า',
        'เกลือ',
        'รากผักชี (5%)',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'ผิวมะกรูด',
        'ลูกผักชี',
        'ยี่หร่า',
        'พริกไทยขาว',
      ],
    },
    allergens: ['crustacean', 'peanut'],
    mayContain: ['fish', 'soya', 'tree_nuts'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Fry 50 g with 150 ml coconut cream until the oil splits. ' +
        'Add 400 g thinly sliced beef and 150 ml coconut milk, and cook for 8 minutes until the sauce is ' +
        'thick. ' +
        'Season with fish sauce and palm sugar. ' +
        'Serves 4.',
      th:
        'ผัดพริกแกง 50 กรัมกับหัวกะทิ 150 มล. ให้แตกมัน ' +
        'ใส่เนื้อหั่นบาง 400 กรัมกับกะทิ 150 มล. เคี่ยว 8 นาทีจนขลุกขลิก ปรุงรสด้วยน้ำปลาและน้ำตาลโตนด ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Panang Curry Paste with peanuts, dried chillies, garlic, shallot and lime leaves on ' +
        'an apricot backdrop',
      th: 'กระปุกพริกแกงพะแนง KROK กับถั่วลิสง พริกแห้ง กระเทียม หอมแดง และใบมะกรูด บนฉากสีแอปริคอต',
    },
    insideAlt: {
      en: 'Garlic, a shallot and dried chillies beside the jar',
      th: 'กระเทียม หอมแดง และพริกแห้งข้างกระปุก',
    },
  },
  {
    slug: 'massaman-curry-paste',
    sku: 'KR-CP-MAS-200',
    name: { en: 'Massaman Curry Paste', th: 'พริกแกงมัสมั่น' },
    category: 'curry-pastes',
    priceCents: 10500,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 2,
    taste: { sour: 0, salty: 2, sweet: 2, aromatic: 5 },
    nutrition: of100([600, 3.3, 14.6, 5.4, 6.3, 1.2, 7.8, 3000], { serving: 15 }),
    isFeatured: true,
    isActive: true,
    stock: 88,
    tint: 'massaman',
    label: { en: 'Cinnamon · star anise · cardamom', th: 'อบเชย · โป๊ยกั๊ก · กระวาน' },
    description: {
      en:
        'Cinnamon, star anise and cardamom, dry-roasted with chilli for a slow, mellow curry. ' +
        'The paste is made without shrimp paste and is vegan; the peanuts in the picture go into your ' +
        'pot, not into our jar. ' +
        'Give it beef or sweet potato, coconut milk and a low flame, and let the evening take its time.',
      th:
        'อบเชย โป๊ยกั๊ก และกระวาน คั่วจนหอมแล้วโขลกกับพริกแห้ง ได้มัสมั่นรสนุ่มหอมเครื่องเทศ ' +
        'สูตรวีแกนไม่ใส่กะปิและไม่ใส่ถั่วลิสงในกระปุก ถั่วในรูปมีไว้ใส่หม้อตอนเคี่ยว ' +
        'ใส่เนื้อหรือมันเทศกับกะทิ ตั้งไฟอ่อน แล้วปล่อยให้ค่อยๆ เปื่อย',
    },
    ingredients: {
      en: [
        'Shallot',
        'Garlic',
        'Dried red chilli (14%)',
        'Lemongrass',
        'Galangal',
        'Salt',
        'Coriander seed',
        'Rice bran oil',
        'Cumin',
        'Cinnamon (2.5%)',
        'Cardamom (2%)',
        'Star anise (1.5%)',
        'White pepper',
        'Clove',
        'Nutmeg',
      ],
      th: [
        'หอมแดง',
        'กระเทียม',
        'พริกแห้งเม็ดใหญ่ (14%)',
        'ตะไคร้',
        'ข่า',
        'เกลือ',
        'ลูกผักชี',
        'น้ำมันรำข้าว',
        'ยี่หร่า',
        'อบเชย (2.5%)',
        'กระวาน (2%)',
        'โป๊ยกั๊ก (1.5%)',
        'พริกไทยขาว',
        'กานพลู',
        'ลูกจันทน์เทศ',
      ],
    },
    allergens: [],
    mayContain: ['crustacean', 'fish', 'soya', 'peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Fry 60 g with 100 ml coconut cream until the oil splits. ' +
        'Add 600 g stewing beef and 500 ml coconut milk and simmer for 90 minutes. ' +
        'Add 300 g potatoes and 1 onion and simmer for another 25 minutes. ' +
        'Season with tamarind, palm sugar and salt; serves 4 to 5.',
      th:
        'ผัดพริกแกง 60 กรัมกับหัวกะทิ 100 มล. ให้แตกมัน ใส่เนื้อน่องหั่นชิ้น 600 กรัมกับกะทิ 500 มล. เคี่ยวไฟอ่อน 90 นาที ' +
        'ใส่มันฝรั่ง 300 กรัมกับหอมใหญ่ 1 หัว เคี่ยวต่ออีก 25 นาที ปรุงรสด้วยน้ำมะขามเปียก น้ำตาลโตนด และเกลือ ' +
        'สำหรับ 4–5 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 8 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 8 สัปดาห์',
    },
    shelfLife: { en: '12 months', th: '12 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Massaman Curry Paste with cinnamon, star anise, cardamom and shallot, and peanuts ' +
        'to cook with, on a taupe backdrop',
      th: 'กระปุกพริกแกงมัสมั่น KROK กับอบเชย โป๊ยกั๊ก กระวาน และหอมแดง พร้อมถั่วลิสงสำหรับใส่ตอนเคี่ยว บนฉากสีน้ำตาลเทา',
    },
    insideAlt: {
      en: 'Cinnamon, star anise, cardamom and garlic beside the jar',
      th: 'อบเชย โป๊ยกั๊ก ลูกกระวาน และกระเทียมข้างกระปุก',
    },
  },
  {
    slug: 'tom-yum-paste',
    sku: 'KR-CP-TYUM-200',
    name: { en: 'Tom Yum Chili Paste', th: 'น้ำพริกเผาต้มยำ' },
    category: 'curry-pastes',
    priceCents: 9500,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 3,
    taste: { sour: 3, salty: 3, sweet: 2, aromatic: 4 },
    nutrition: of100([1163, 5.4, 22.5, 15.8, 17.5, 2.6, 5.2, 3400], { serving: 15 }),
    isFeatured: false,
    isActive: true,
    stock: 74,
    tint: 'tom-yum',
    label: { en: 'Roasted chilli · lemongrass · lime leaf', th: 'พริกคั่ว · ตะไคร้ · ใบมะกรูด' },
    description: {
      en:
        'Roasted chilli, shallot and garlic, fried slowly with lemongrass and lime leaf until dark. ' +
        'A spoonful turns stock and prawns into tom yum, or leftover rice into supper. ' +
        'Smoky, sweet, sour and hot; it also likes toast and a fried egg.',
      th:
        'พริกแห้งคั่ว หอมแดง และกระเทียม ผัดไฟอ่อนกับตะไคร้และใบมะกรูดจนหอม เผ็ด หวาน เปรี้ยว ครบรส ' +
        'ละลายในน้ำซุปร้อนๆ ใส่กุ้งกับเห็ด บีบมะนาว ได้ต้มยำหนึ่งหม้อ ' +
        'จะผัดหอยลาย คลุกข้าว หรือทาขนมปังก็อร่อย',
    },
    ingredients: {
      en: [
        'Shallot',
        'Garlic',
        'Soybean oil (soya)',
        'Roasted dried chilli (15%)',
        'Palm sugar',
        'Tamarind',
        'Dried shrimp (crustacean)',
        'Lemongrass (4%)',
        'Fish sauce (anchovy (fish), salt)',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Galangal',
        'Makrut lime leaf (1%)',
        'Salt',
      ],
      th: [
        'หอมแดง',
        'กระเทียม',
        'น้ำมันถั่วเหลือง (ถั่วเหลือง)',
        'พริกแห้งคั่ว (15%)',
        'น้ำตาลโตนด',
        'มะขามเปียก',
        'กุ้งแห้ง (สัตว์น้ำที่มีเปลือกแข็ง)',
        'ตะไคร้ (4%)',
        'น้ำปลา (ปลากะตัก (ปลา), เกลือ)',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'ข่า',
        'ใบมะกรูด (1%)',
        'เกลือ',
      ],
    },
    allergens: ['crustacean', 'fish', 'soya'],
    mayContain: ['peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Stir 60 g into 1 litre of simmering stock, add 200 g mushrooms and 300 g prawns, and cook for 3 ' +
        'minutes. ' +
        'Take it off the heat and season with lime juice and fish sauce. ' +
        'Serves 4.',
      th:
        'ละลายน้ำพริกเผาต้มยำ 60 กรัมในน้ำซุปเดือดอ่อนๆ 1 ลิตร ใส่เห็ด 200 กรัมกับกุ้ง 300 กรัม ต้ม 3 นาที ' +
        'ปิดไฟ ปรุงรสด้วยน้ำมะนาวและน้ำปลา ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 12 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 12 สัปดาห์',
    },
    shelfLife: { en: '12 months', th: '12 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Tom Yum Chili Paste with dried chillies, lemongrass, galangal, shallot and lime on a ' +
        'clay backdrop',
      th: 'กระปุกน้ำพริกเผาต้มยำ KROK กับพริกแห้ง ตะไคร้ ข่า หอมแดง และมะนาว บนฉากสีดินเผา',
    },
    insideAlt: {
      en: 'Dried chillies, lemongrass, lime leaf and a shallot beside the jar',
      th: 'พริกแห้ง ตะไคร้ ใบมะกรูด และหอมแดงข้างกระปุก',
    },
  },
  {
    slug: 'khao-soi-curry-paste',
    sku: 'KR-CP-KSOI-200',
    name: { en: 'Khao Soi Curry Paste', th: 'พริกแกงข้าวซอย' },
    category: 'curry-pastes',
    priceCents: 10900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 3,
    taste: { sour: 0, salty: 3, sweet: 1, aromatic: 5 },
    nutrition: of100([586, 3.4, 14.2, 5.2, 6.1, 1.1, 7.6, 3200], { serving: 15 }),
    isFeatured: false,
    isActive: true,
    stock: 3,
    tint: 'khao-soi',
    label: { en: 'Dried chilli · turmeric · coriander seed', th: 'พริกแห้ง · ขมิ้น · ลูกผักชี' },
    description: {
      en:
        'The curried noodle soup of Chiang Mai starts here: dried chilli, turmeric, coriander seed. ' +
        'Ginger and black cardamom bring the northern warmth; the paste is vegan. ' +
        'Tonight: coconut milk, chicken legs or tofu, noodles in the bowl and a few fried crisp on top.',
      th:
        'หอมแดง ขิง และขมิ้น ย่างจนหอมก่อนโขลกกับพริกแห้ง ลูกผักชี และกระวานดำ ตามตำรับข้าวซอยเชียงใหม่ ' +
        'สูตรวีแกนไม่ใส่กะปิ หอมเครื่องเทศแบบทางเหนือ ' +
        'เคี่ยวกับกะทิและน่องไก่หรือเต้าหู้ ราดบนเส้นบะหมี่ โรยเส้นทอดกรอบ เคียงผักกาดดองกับหอมแดง',
    },
    ingredients: {
      en: [
        'Shallot (18%)',
        'Dried red chilli (15%)',
        'Garlic',
        'Ginger',
        'Fresh turmeric (8%)',
        'Lemongrass',
        'Salt',
        'Rice bran oil',
        'Coriander seed (4%)',
        'Coriander root',
        'Black cardamom',
        'Cumin',
      ],
      th: [
        'หอมแดง (18%)',
        'พริกแห้งเม็ดใหญ่ (15%)',
        'กระเทียม',
        'ขิง',
        'ขมิ้นสด (8%)',
        'ตะไคร้',
        'เกลือ',
        'น้ำมันรำข้าว',
        'ลูกผักชี (4%)',
        'รากผักชี',
        'กระวานดำ',
        'ยี่หร่า',
      ],
    },
    allergens: [],
    mayContain: ['crustacean', 'fish', 'soya', 'peanut'],
    dietTags: ['vegan', 'vegetarian', 'gluten_free'],
    usage: {
      en:
        'Fry 60 g with 100 ml coconut cream until the oil splits. ' +
        'Add 600 g chicken legs or 400 g tofu, 400 ml coconut milk and 400 ml stock, and simmer for 30 ' +
        'minutes. ' +
        'Season with fish sauce, or with soy sauce to keep it vegan. ' +
        'Ladle over 400 g cooked noodles; serves 4.',
      th:
        'ผัดพริกแกง 60 กรัมกับหัวกะทิ 100 มล. ให้แตกมัน ' +
        'ใส่น่องไก่ 600 กรัมหรือเต้าหู้ 400 กรัม กะทิ 400 มล. และน้ำซุป 400 มล. เคี่ยว 30 นาที ปรุงรสด้วยน้ำปลา หรือซีอิ๊วขาวถ้าทำแบบวีแกน ' +
        'ราดบนเส้นบะหมี่ลวก 400 กรัม สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        'Jar of KROK Khao Soi Curry Paste with egg noodles, dried chillies, turmeric, shallots, cardamom ' +
        'and lime on an amber backdrop',
      th: 'กระปุกพริกแกงข้าวซอย KROK กับเส้นบะหมี่ พริกแห้ง ขมิ้น หอมแดง กระวาน และมะนาว บนฉากสีอำพัน',
    },
    insideAlt: {
      en: 'Dried chillies, fresh turmeric and a shallot beside the jar',
      th: 'พริกแห้ง ขมิ้นสด และหอมแดงข้างกระปุก',
    },
  },
  {
    slug: 'jungle-curry-paste',
    sku: 'KR-CP-JUN-200',
    name: { en: 'Jungle Curry Paste', th: 'พริกแกงป่า' },
    category: 'curry-pastes',
    priceCents: 10500,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 5,
    taste: { sour: 0, salty: 4, sweet: 0, aromatic: 5 },
    nutrition: of100([387, 3.7, 11.2, 4.3, 1.9, 0.3, 7.9, 3700], { serving: 12.5 }),
    isFeatured: false,
    isActive: true,
    stock: 36,
    tint: 'jungle',
    label: { en: 'Chilli · green peppercorn · lemongrass', th: 'พริก · พริกไทยอ่อน · ตะไคร้' },
    description: {
      en:
        'Chilli, young green peppercorn and lemongrass, for the curry that needs no coconut. ' +
        'Thai hot, clear and full of herbs: a bowl that wakes the whole table. ' +
        'Boil it with stock, then add chicken or mushrooms, green beans and baby brinjals.',
      th:
        'พริกแห้งกับพริกขี้หนู พริกไทยอ่อน ตะไคร้ และกระชาย โขลกถึงเครื่องแบบแกงป่าที่ไม่ต้องพึ่งกะทิ ' +
        'เผ็ดแบบไทย ซดร้อนๆ โล่งคอ ' +
        'เย็นนี้ต้มน้ำซุปให้เดือด ละลายพริกแกง ใส่ไก่หรือเห็ด ถั่วฝักยาว และมะเขือเปราะ',
    },
    ingredients: {
      en: [
        'Dried red chilli (16%)',
        'Lemongrass (15%)',
        'Garlic',
        'Shallot',
        "Fresh bird's eye chilli (10%)",
        'Young green peppercorn (8%)',
        'Salt',
        'Galangal',
        'Fingerroot',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Coriander root',
        'Makrut lime zest',
      ],
      th: [
        'พริกแห้งเม็ดใหญ่ (16%)',
        'ตะไคร้ (15%)',
        'กระเทียม',
        'หอมแดง',
        'พริกขี้หนูสด (10%)',
        'พริกไทยอ่อน (8%)',
        'เกลือ',
        'ข่า',
        'กระชาย',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'รากผักชี',
        'ผิวมะกรูด',
      ],
    },
    allergens: ['crustacean'],
    mayContain: ['fish', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Fry 50 g in 20 ml oil until fragrant and add 700 ml stock. ' +
        'When it boils, add 300 g chicken and 250 g green beans and baby brinjals, cook for 8 minutes and ' +
        'season with fish sauce. ' +
        'Serves 4.',
      th:
        'ผัดพริกแกง 50 กรัมกับน้ำมัน 20 มล. ให้หอม เติมน้ำซุป 700 มล. ' +
        'พอเดือดใส่ไก่ 300 กรัม ถั่วฝักยาวกับมะเขือเปราะรวม 250 กรัม ต้ม 8 นาที ปรุงรสด้วยน้ำปลา ' +
        'สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep refrigerated. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 4 weeks.',
      th: 'ก่อนเปิด: แช่ตู้เย็น หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 4 สัปดาห์',
    },
    shelfLife: { en: '8 weeks, refrigerated', th: '8 สัปดาห์ในตู้เย็น' },
    keepCold: true,
    imageAlt: {
      en:
        'Jar of KROK Jungle Curry Paste with red and green chillies, young green peppercorns, baby ' +
        'brinjals, lemongrass and garlic on an olive backdrop',
      th: 'กระปุกพริกแกงป่า KROK กับพริกแดงและพริกเขียว พริกไทยอ่อน มะเขือเปราะ ตะไคร้ และกระเทียม บนฉากสีเขียวมะกอก',
    },
    insideAlt: {
      en: "Red and green bird's eye chillies, lemongrass and garlic beside the jar",
      th: 'พริกขี้หนูแดงและเขียว ตะไคร้ และกระเทียมข้างกระปุก',
    },
  },
  {
    slug: 'kua-kling-curry-paste',
    sku: 'KR-CP-KKL-200',
    name: { en: 'Kua Kling Curry Paste', th: 'พริกแกงคั่วกลิ้ง' },
    category: 'curry-pastes',
    priceCents: 10900,
    netWeight: { value: 200, unit: 'g' },
    spiceLevel: 5,
    taste: { sour: 0, salty: 4, sweet: 0, aromatic: 4 },
    nutrition: of100([465, 4.1, 13, 4.6, 2.8, 0.5, 8.8, 3800], { serving: 12.5 }),
    isFeatured: false,
    isActive: true,
    stock: 24,
    tint: 'kua-kling',
    label: { en: 'Bird chilli · turmeric · black pepper', th: 'พริกขี้หนู · ขมิ้น · พริกไทยดำ' },
    description: {
      en:
        "Bird's eye chilli, turmeric and black pepper, for the dry-fried mince of southern Thailand. " +
        'Thai hot, and meant to be: put rice and cold cucumber beside it. ' +
        'No coconut, no water, just a pan, 400 g of mince and ten minutes.',
      th:
        'พริกขี้หนู ขมิ้น และพริกไทยดำ โขลกถึงเครื่องแบบครัวปักษ์ใต้ เผ็ดร้อน หอมขมิ้น รสจัด ' +
        'คั่วกับหมูสับหรือไก่สับด้วยไฟกลางจนแห้ง ไม่ต้องเติมน้ำ ไม่ต้องใช้กะทิ ' +
        'กินกับข้าวสวยร้อนๆ แตงกวา และผักเหนาะ',
    },
    ingredients: {
      en: [
        "Dried bird's eye chilli (18%)",
        'Lemongrass',
        'Garlic',
        'Shallot',
        'Fresh turmeric (10%)',
        'Salt',
        'Galangal',
        'Shrimp paste (shrimp (crustacean), salt)',
        'Black pepper (4%)',
        'Makrut lime zest',
      ],
      th: [
        'พริกขี้หนูแห้ง (18%)',
        'ตะไคร้',
        'กระเทียม',
        'หอมแดง',
        'ขมิ้นสด (10%)',
        'เกลือ',
        'ข่า',
        'กะปิ (เคย (สัตว์น้ำที่มีเปลือกแข็ง), เกลือ)',
        'พริกไทยดำ (4%)',
        'ผิวมะกรูด',
      ],
    },
    allergens: ['crustacean'],
    mayContain: ['fish', 'soya', 'peanut'],
    dietTags: ['gluten_free'],
    usage: {
      en:
        'Toast 50 g in a dry pan for 1 minute, add 400 g pork, chicken or beef mince and stir over medium ' +
        'heat until dry. ' +
        'Finish with shredded lime leaf; serves 4 with plenty of rice.',
      th:
        'คั่วพริกแกง 50 กรัมในกระทะแห้ง 1 นาที ใส่หมูสับ ไก่สับ หรือเนื้อสับ 400 กรัม คั่วไฟกลางจนแห้ง ' +
        'โรยใบมะกรูดซอย กินกับข้าวสวย สำหรับ 4 คน',
    },
    storage: {
      en:
        'Unopened: keep in a cool, dark place. ' +
        'After opening: refrigerate, use a clean, dry spoon and finish within 6 weeks.',
      th: 'ก่อนเปิด: เก็บในที่แห้งและเย็น พ้นแสงแดด หลังเปิด: แช่ตู้เย็น ใช้ช้อนสะอาดและแห้งตัก ควรใช้ให้หมดภายใน 6 สัปดาห์',
    },
    shelfLife: { en: '9 months', th: '9 เดือน' },
    imageAlt: {
      en:
        "Jar of KROK Kua Kling Curry Paste with turmeric, bird's eye chillies, black pepper, garlic, " +
        'shallot and lime leaf on a turmeric-orange backdrop',
      th: 'กระปุกพริกแกงคั่วกลิ้ง KROK กับขมิ้น พริกขี้หนู พริกไทยดำ กระเทียม หอมแดง และใบมะกรูด บนฉากสีส้มขมิ้น',
    },
    insideAlt: {
      en: "Fresh turmeric, bird's eye chillies and a shallot beside the jar",
      th: 'ขมิ้นสด พริกขี้หนู และหอมแดงข้างกระปุก',
    },
  },
]
