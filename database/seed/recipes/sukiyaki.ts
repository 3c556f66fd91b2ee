import type { SeedRecipe } from './types.ts'

export const sukiyaki: SeedRecipe = {
  slug: 'sukiyaki',
  title: { en: 'Thai suki, the hot pot', th: 'สุกี้หม้อไฟ' },
  line: {
    en: 'A pot in the middle, everything raw around it, one red sauce for all.',
    th: 'หม้อกลางโต๊ะ ของสดล้อมวง น้ำจิ้มสุกี้ถ้วยเดียวเอาอยู่',
  },
  story: {
    en:
      'Thai suki shares a name with Japanese sukiyaki and little else: it is a Chinese hot pot with a ' +
      'Thai sauce, and the sauce is the point. Bangkok families have gathered around it for decades, ' +
      'for birthdays and on rainy evenings. Nobody cooks, everybody cooks.',
    th:
      'สุกี้ไทยเหมือนสุกียากี้ญี่ปุ่นแค่ชื่อ ที่จริงคือหม้อไฟแบบจีนกับน้ำจิ้มแบบไทย และหัวใจอยู่ที่น้ำจิ้ม คนกรุงเทพฯ ' +
      'ล้อมวงกินสุกี้กันมาหลายสิบปี ทั้งวันเกิดและวันฝนตก ไม่มีใครต้องเข้าครัว เพราะทุกคนช่วยกันลวก',
  },
  picture: '/images/dishes/sukiyaki',
  pictureAlt: {
    en:
      'Thai sukiyaki hot pot with beef, tofu, cabbage, mushrooms, glass noodles and egg, dipping sauce ' +
      'on the side',
    th: 'สุกี้หม้อไฟใส่เนื้อ เต้าหู้ ผักกาดขาว เห็ด วุ้นเส้น และไข่ พร้อมน้ำจิ้มข้างหม้อ',
  },
  course: 'soup',
  prepMinutes: 30,
  cookMinutes: 25,
  restMinutes: 15,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 3,
  lines: [
    {
      id: 'beef',
      ingredient: 'beef-rump',
      amount: 400,
      unit: 'g',
      note: { en: 'sliced paper-thin', th: 'หั่นบางมาก' },
    },
    { id: 'soy', ingredient: 'soy-sauce', amount: 1, unit: 'tbsp' },
    { id: 'sesame', ingredient: 'sesame-oil', amount: 1, unit: 'tsp' },
    { id: 'cornflour', ingredient: 'cornflour', amount: 1, unit: 'tbsp' },
    { id: 'noodles', ingredient: 'glass-noodles', amount: 100, unit: 'g' },
    {
      id: 'cabbage',
      ingredient: 'chinese-cabbage',
      amount: 400,
      unit: 'g',
      note: { en: 'in 4 cm pieces', th: 'หั่นท่อน 4 ซม.' },
    },
    { id: 'mushrooms', ingredient: 'mushroom', amount: 200, unit: 'g' },
    { id: 'tofu', ingredient: 'tofu', amount: 300, unit: 'g', note: { en: 'in cubes', th: 'หั่นสี่เหลี่ยม' } },
    {
      id: 'spring-onions',
      ingredient: 'spring-onion',
      amount: 4,
      unit: 'piece',
      note: { en: 'in 4 cm lengths', th: 'หั่นท่อน 4 ซม.' },
    },
    { id: 'stock', ingredient: 'chicken-stock', amount: 1500, unit: 'ml' },
    { id: 'eggs', ingredient: 'egg', amount: 4, unit: 'piece' },
    { id: 'sauce', product: 'sukiyaki-sauce', amount: 240, unit: 'ml' },
    {
      id: 'garlic',
      ingredient: 'garlic',
      amount: 4,
      unit: 'clove',
      note: { en: 'finely chopped', th: 'สับละเอียด' },
    },
    {
      id: 'chillies',
      ingredient: 'birds-eye-chilli',
      amount: 4,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
      isOptional: true,
    },
    { id: 'lime', ingredient: 'lime', amount: 1, unit: 'piece', note: { en: 'in wedges', th: 'หั่นเสี้ยว' } },
  ],
  steps: [
    {
      title: { en: 'Marinate the beef', th: 'หมักเนื้อ' },
      text: {
        en:
          'Mix the beef with the soy sauce, sesame oil and cornflour and put it in the fridge until the ' +
          'pot is on the table.',
        th: 'คลุกเนื้อกับซีอิ๊วขาว น้ำมันงา และแป้งข้าวโพด แช่ตู้เย็นไว้จนกว่าจะตั้งหม้อ',
      },
      uses: ['beef', 'soy', 'sesame', 'cornflour'],
    },
    {
      title: { en: 'Soak the noodles', th: 'แช่วุ้นเส้น' },
      text: {
        en:
          'Cover the glass noodles with water at room temperature until they bend, drain them and cut ' +
          'them with scissors.',
        th: 'แช่วุ้นเส้นในน้ำอุณหภูมิห้องจนนิ่ม สะเด็ดน้ำแล้วใช้กรรไกรตัดให้สั้น',
      },
      uses: ['noodles'],
      timer: { minutes: 15, label: { en: 'Soak noodles', th: 'แช่วุ้นเส้น' } },
    },
    {
      title: { en: 'Lay the platters', th: 'จัดถาด' },
      text: {
        en:
          'Arrange the cabbage, mushrooms, tofu, spring onions and noodles on one platter. The beef ' +
          'gets a plate and a pair of tongs of its own.',
        th: 'จัดผักกาดขาว เห็ด เต้าหู้ ต้นหอม และวุ้นเส้นในถาดเดียวกัน ส่วนเนื้อแยกจานและแยกคีมคีบ',
      },
      uses: ['cabbage', 'mushrooms', 'tofu', 'spring-onions', 'noodles', 'beef'],
    },
    {
      title: { en: 'Mix your own dip', th: 'ปรุงน้ำจิ้ม' },
      text: {
        en:
          'Pour the sukiyaki sauce into small bowls and put the garlic, chillies and lime beside them. ' +
          'Everyone sharpens their own.',
        th: 'เทน้ำจิ้มสุกี้ใส่ถ้วยเล็ก วางกระเทียม พริก และมะนาวไว้ข้างๆ ใครชอบรสไหนเติมเอง',
      },
      uses: ['sauce', 'garlic', 'chillies', 'lime'],
    },
    {
      title: { en: 'Bring the stock to the table', th: 'ตั้งหม้อกลางโต๊ะ' },
      text: {
        en:
          'Boil the stock on the stove, carry it to a burner or an induction plate in the middle of the ' +
          'table, and keep it at a steady simmer. Never burn charcoal indoors.',
        th: 'ต้มน้ำซุปให้เดือด ยกมาตั้งบนเตาไฟฟ้าหรือเตาแก๊สตั้งโต๊ะ เลี้ยงให้เดือดอ่อนๆ ตลอด ห้ามใช้เตาถ่านในบ้าน',
      },
      uses: ['stock'],
      timer: { minutes: 8, label: { en: 'Stock boils', th: 'ต้มน้ำซุป' } },
    },
    {
      title: { en: 'Vegetables and tofu first', th: 'ลวกผักกับเต้าหู้ก่อน' },
      text: {
        en: 'Start with cabbage stems, mushrooms and tofu, which sweeten the broth. Then cook as you eat.',
        th: 'เริ่มจากก้านผักกาดขาว เห็ด และเต้าหู้ น้ำซุปจะหวานขึ้น แล้วค่อยลวกไปกินไป',
      },
      uses: ['cabbage', 'mushrooms', 'tofu'],
      timer: { minutes: 4, label: { en: 'Vegetables', th: 'ลวกผัก' } },
    },
    {
      title: { en: 'Beef and noodles', th: 'ลวกเนื้อกับวุ้นเส้น' },
      text: {
        en:
          'Lower in a little beef at a time and wait until no red is left. Add noodles and spring ' +
          'onions whenever there is room. Raw meat goes in with the tongs; eat with clean chopsticks.',
        th: 'ลวกเนื้อทีละน้อยจนหมดสีแดง ใส่วุ้นเส้นกับต้นหอมเมื่อหม้อมีที่ว่าง เนื้อดิบใช้คีมคีบ อย่าใช้ตะเกียบที่กิน',
      },
      uses: ['beef', 'noodles', 'spring-onions'],
      timer: { minutes: 2, label: { en: 'Beef', th: 'ลวกเนื้อ' } },
    },
    {
      title: { en: 'Eggs at the end', th: 'ปิดท้ายด้วยไข่' },
      text: {
        en:
          'Break the eggs into what is left of the broth and simmer until white and yolk are set. Share ' +
          'the soup out with the last of the dip.',
        th: 'ตอกไข่ลงในน้ำซุปที่เหลือ ต้มจนไข่ขาวไข่แดงสุก ตักแบ่งกัน ราดน้ำจิ้มที่เหลือ',
      },
      uses: ['eggs', 'sauce'],
      timer: { minutes: 4, label: { en: 'Eggs', th: 'ต้มไข่' } },
    },
  ],
  tips: [
    {
      en:
        'Half an hour in the freezer lets you slice beef thinly. Butchers will also do it, if you ask ' +
        'for shabu-shabu.',
      th: 'แช่เนื้อในช่องแข็งครึ่งชั่วโมงจะหั่นบางได้ง่าย หรือขอให้ร้านเนื้อหั่นบางแบบชาบู',
    },
    {
      en: 'The sauce is vegan. With vegetable stock, more tofu and no meat or egg, the evening is too.',
      th: 'น้ำจิ้มเป็นสูตรวีแกน ใช้น้ำซุปผัก เพิ่มเต้าหู้ งดเนื้อกับไข่ ก็ได้สุกี้วีแกนทั้งหม้อ',
    },
    {
      en:
        'Leftover platter? Stir-fry it with the noodles and a good splash of the sauce: that is dry ' +
        'suki, suki haeng.',
      th: 'ของเหลือในถาดเอาไปผัดกับวุ้นเส้นแล้วราดน้ำจิ้ม กลายเป็นสุกี้แห้งอีกมื้อ',
    },
  ],
  related: ['tom-yum-prawns', 'pad-see-ew', 'grilled-prawns', 'mango-sticky-rice'],
}
