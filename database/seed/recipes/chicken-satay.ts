import type { SeedRecipe } from './types.ts'

const SAUCE = { en: 'For the peanut sauce', th: 'น้ำจิ้มถั่ว' }
const RELISH = { en: 'For the cucumber relish', th: 'อาจาด' }

export const chickenSatay: SeedRecipe = {
  slug: 'chicken-satay',
  title: { en: 'Chicken satay with cucumber relish', th: 'สะเต๊ะไก่กับอาจาด' },
  line: {
    en: 'Turmeric-yellow skewers off the braai, warm peanut sauce, cold cucumber.',
    th: 'ไก่เสียบไม้สีขมิ้นย่างหอมๆ น้ำจิ้มถั่วอุ่นๆ กับอาจาดเย็นๆ',
  },
  story: {
    en:
      'Satay began in Java, travelled up the Malay peninsula and was given its sharp cucumber relish, ' +
      'achat, in Thailand. It is eaten standing up at the market and sitting down at weddings. In South ' +
      'Africa it needs no explaining: meat, sticks, coals.',
    th:
      'สะเต๊ะเริ่มจากเกาะชวา เดินทางขึ้นมาตามแหลมมลายู พอถึงไทยก็ได้อาจาดเปรี้ยวหวานมาเป็นคู่ ยืนกินหน้าตลาดก็ได้ ' +
      'ขึ้นโต๊ะงานแต่งก็ดี คนแอฟริกาใต้เห็นแล้วเข้าใจทันที เนื้อ ไม้เสียบ และเตาถ่าน',
  },
  picture: '/images/dishes/chicken-satay',
  pictureAlt: {
    en: 'Grilled chicken satay skewers on banana leaf with a bowl of peanut sauce and cucumber relish',
    th: 'สะเต๊ะไก่ย่างวางบนใบตอง พร้อมน้ำจิ้มถั่วและอาจาด',
  },
  course: 'grill',
  prepMinutes: 30,
  cookMinutes: 20,
  restMinutes: 120,
  servings: 4,
  difficulty: 'medium',
  spiceLevel: 1,
  lines: [
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 500,
      unit: 'g',
      note: { en: 'in strips 2 cm wide', th: 'หั่นเส้นกว้าง 2 ซม.' },
    },
    {
      id: 'lemongrass',
      ingredient: 'lemongrass',
      amount: 1,
      unit: 'stalk',
      note: { en: 'tender part, chopped to dust', th: 'ส่วนอ่อน ซอยละเอียด' },
    },
    { id: 'turmeric', ingredient: 'ground-turmeric', amount: 1, unit: 'tsp' },
    { id: 'coriander-seed', ingredient: 'ground-coriander', amount: 2, unit: 'tsp' },
    { id: 'cumin', ingredient: 'ground-cumin', amount: 1, unit: 'tsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1, unit: 'tbsp' },
    { id: 'salt', ingredient: 'salt', amount: 1, unit: 'tsp' },
    {
      id: 'milk',
      ingredient: 'coconut-milk',
      amount: 100,
      unit: 'ml',
      note: { en: 'for the marinade', th: 'สำหรับหมัก' },
    },
    {
      id: 'baste',
      ingredient: 'coconut-milk',
      amount: 60,
      unit: 'ml',
      note: { en: 'for brushing', th: 'สำหรับทา' },
    },
    { id: 'peanut-sauce', product: 'satay-peanut-dipping-sauce', amount: 200, unit: 'g', part: SAUCE },
    { id: 'sauce-milk', ingredient: 'coconut-milk', amount: 80, unit: 'ml', part: SAUCE },
    { id: 'vinegar', ingredient: 'rice-vinegar', amount: 80, unit: 'ml', part: RELISH },
    { id: 'relish-sugar', ingredient: 'sugar', amount: 60, unit: 'g', part: RELISH },
    { id: 'relish-salt', ingredient: 'salt', amount: 0.5, unit: 'tsp', part: RELISH },
    {
      id: 'cucumber',
      ingredient: 'cucumber',
      amount: 200,
      unit: 'g',
      note: { en: 'quartered lengthways, sliced', th: 'ผ่าสี่ตามยาว หั่นบาง' },
      part: RELISH,
    },
    {
      id: 'shallots',
      ingredient: 'shallot',
      amount: 2,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
      part: RELISH,
    },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
      part: RELISH,
    },
  ],
  steps: [
    {
      title: { en: 'Marinate the chicken', th: 'หมักไก่' },
      text: {
        en:
          'Stir the lemongrass, turmeric, coriander, cumin, palm sugar and salt into the coconut milk ' +
          'for the marinade until the sugar has dissolved. Turn the chicken in it, cover and leave it ' +
          'in the fridge, for 2 hours or overnight.',
        th:
          'ผสมตะไคร้ ขมิ้นผง ลูกผักชีป่น ยี่หร่าป่น น้ำตาลโตนด และเกลือกับกะทิสำหรับหมัก คนจนน้ำตาลละลาย ใส่ไก่ลงคลุก ' +
          'ปิดฝาแช่ตู้เย็น 2 ชั่วโมงหรือข้ามคืน',
      },
      uses: ['chicken', 'lemongrass', 'turmeric', 'coriander-seed', 'cumin', 'sugar', 'salt', 'milk'],
      timer: { minutes: 120, label: { en: 'Chicken marinates', th: 'หมักไก่' } },
    },
    {
      title: { en: 'Boil the syrup for the relish', th: 'ต้มน้ำอาจาด' },
      text: {
        en:
          'Bring the vinegar, sugar and salt to the boil, let them bubble until syrupy, and leave to ' +
          'cool. Pour over the cucumber, shallots and chilli just before you eat.',
        th: 'ต้มน้ำส้มสายชู น้ำตาลทราย และเกลือให้เดือดจนเป็นน้ำเชื่อมใส พักให้เย็น แล้วราดแตงกวา หอมแดง และพริกตอนจะกิน',
      },
      uses: ['vinegar', 'relish-sugar', 'relish-salt', 'cucumber', 'shallots', 'chilli'],
      timer: { minutes: 3, label: { en: 'Syrup', th: 'ต้มน้ำอาจาด' } },
    },
    {
      title: { en: 'Thread the skewers', th: 'เสียบไม้' },
      text: {
        en:
          'Soak bamboo skewers in water for half an hour, so that they do not burn. Weave the strips on ' +
          'lengthways and stretch them flat.',
        th: 'แช่ไม้เสียบในน้ำครึ่งชั่วโมงจะได้ไม่ไหม้ เสียบไก่ตามยาวแบบเย็บผ้า แล้วดึงให้แบน',
      },
      uses: ['chicken'],
      timer: { minutes: 30, label: { en: 'Soak the skewers', th: 'แช่ไม้เสียบ' } },
    },
    {
      title: { en: 'Grill', th: 'ย่าง' },
      text: {
        en:
          'Grill over medium coals, or under a hot oven grill, turning often and brushing with the ' +
          'coconut milk kept for it. Stop brushing for the last 2 minutes. The chicken is done when the ' +
          'edges are charred and the thickest piece is white inside: 75 °C on a thermometer.',
        th:
          'ย่างบนเตาถ่านไฟกลางหรือใต้ไฟบนของเตาอบ กลับบ่อยๆ และทาด้วยกะทิที่แบ่งไว้ หยุดทาใน 2 นาทีสุดท้าย ' +
          'ไก่สุกเมื่อขอบเกรียมนิดๆ และชิ้นหนาที่สุดขาวถึงข้างใน ถ้าวัดอุณหภูมิให้ได้ 75 °C',
      },
      uses: ['chicken', 'baste'],
      timer: { minutes: 10, label: { en: 'Skewers', th: 'ย่างสะเต๊ะ' } },
    },
    {
      title: { en: 'Warm the peanut sauce', th: 'อุ่นน้ำจิ้มถั่ว' },
      text: {
        en:
          'Stir the satay sauce with its coconut milk over low heat until it is smooth and pours slowly ' +
          'off the spoon.',
        th: 'อุ่นน้ำจิ้มสะเต๊ะกับกะทิด้วยไฟอ่อน คนเรื่อยๆ จนเนียนและไหลจากช้อนช้าๆ',
      },
      uses: ['peanut-sauce', 'sauce-milk'],
      timer: { minutes: 3, label: { en: 'Peanut sauce', th: 'อุ่นน้ำจิ้ม' } },
    },
    {
      title: { en: 'Serve', th: 'เสิร์ฟ' },
      text: {
        en:
          'Pile up the skewers and put the warm sauce and the cold relish on either side. Dip, then ' +
          'bite, then cucumber.',
        th: 'จัดสะเต๊ะใส่จาน วางน้ำจิ้มอุ่นๆ กับอาจาดเย็นๆ ไว้ข้างกัน จิ้มน้ำจิ้มหนึ่งคำ ตามด้วยแตงกวาหนึ่งชิ้น',
      },
      uses: ['peanut-sauce', 'cucumber'],
    },
  ],
  tips: [
    {
      en:
        'Keep the milk for brushing apart from the marinade. What raw chicken has lain in is thrown ' +
        'away.',
      th: 'แยกกะทิสำหรับทาไว้ต่างหาก ส่วนน้ำหมักที่แช่ไก่ดิบแล้วให้ทิ้งไป',
    },
    {
      en:
        'Firm tofu in thick fingers takes the same marinade, and the jar of sauce is vegan: so is the ' +
        'whole plate.',
      th: 'เต้าหู้แข็งหั่นแท่งหนาหมักแบบเดียวกันได้ น้ำจิ้มในกระปุกก็เป็นสูตรวีแกน ทั้งจานจึงเป็นวีแกนไปด้วย',
    },
    {
      en: 'Thai stalls give you toasted white bread with it. Grill a few slices on the same fire.',
      th: 'ร้านสะเต๊ะมักมีขนมปังปิ้งให้ด้วย ปิ้งสักสองสามแผ่นบนเตาเดียวกันได้เลย',
    },
  ],
  related: ['grilled-prawns', 'fish-cakes', 'massaman-beef', 'som-tam'],
}
