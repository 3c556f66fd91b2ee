import type { SeedRecipe } from './types.ts'

export const massamanBeef: SeedRecipe = {
  slug: 'massaman-beef',
  title: { en: 'Massaman beef with potatoes', th: 'แกงมัสมั่นเนื้อ' },
  line: {
    en: 'Beef, cinnamon and coconut on a low flame: two hours, most of them yours.',
    th: 'เนื้อ อบเชย และกะทิบนไฟอ่อน ปล่อยให้ค่อยๆ เปื่อยสองชั่วโมง',
  },
  story: {
    en:
      'Cinnamon, star anise and cardamom came to Siam with traders from Persia and India, and the name ' +
      'is usually traced to an old word for Muslim. More than 200 years ago King Rama II praised this ' +
      'curry in verse, and Thai children still learn the lines at school. Cape Town, which knows its ' +
      'bredies and its breyani, will recognise the smell.',
    th:
      'อบเชย โป๊ยกั๊ก และกระวานมากับพ่อค้าเปอร์เซียและอินเดีย ชื่อมัสมั่นเองก็เชื่อกันว่ามาจากคำเก่าที่หมายถึงชาวมุสลิม กว่า 200 ' +
      'ปีก่อน รัชกาลที่ 2 ทรงชมไว้ในกาพย์เห่ว่า “มัสมั่นแกงแก้วตา หอมยี่หร่ารสร้อนแรง” บทที่เด็กไทยยังท่องกันในห้องเรียน ' +
      'คนเคปทาวน์ที่โตมากับเบรดีและบริยานีคงจำกลิ่นนี้ได้',
  },
  picture: '/images/dishes/massaman',
  pictureAlt: {
    en: 'Massaman curry with beef, potato, peanuts, cinnamon and star anise in a dark bowl',
    th: 'แกงมัสมั่นเนื้อ ใส่มันฝรั่ง ถั่วลิสง อบเชย และโป๊ยกั๊ก ในชามสีเข้ม',
  },
  course: 'curry',
  prepMinutes: 20,
  cookMinutes: 130,
  restMinutes: 10,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 2,
  lines: [
    { id: 'cream', ingredient: 'coconut-cream', amount: 100, unit: 'ml' },
    { id: 'paste', product: 'massaman-curry-paste', amount: 60, unit: 'g' },
    {
      id: 'beef',
      ingredient: 'beef-shin',
      amount: 600,
      unit: 'g',
      note: { en: 'in 4 cm cubes', th: 'หั่นชิ้น 4 ซม.' },
    },
    { id: 'milk', ingredient: 'coconut-milk', amount: 500, unit: 'ml' },
    { id: 'cinnamon', ingredient: 'cinnamon', amount: 1, unit: 'piece' },
    { id: 'anise', ingredient: 'star-anise', amount: 2, unit: 'piece' },
    {
      id: 'potatoes',
      ingredient: 'potato',
      amount: 300,
      unit: 'g',
      note: { en: 'peeled, in large chunks', th: 'ปอกเปลือก หั่นชิ้นใหญ่' },
    },
    { id: 'onion', ingredient: 'onion', amount: 1, unit: 'piece', note: { en: 'in wedges', th: 'หั่นเสี้ยว' } },
    { id: 'peanuts', ingredient: 'peanut', amount: 50, unit: 'g', note: { en: 'whole', th: 'ทั้งเม็ด' } },
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    { id: 'tamarind', ingredient: 'tamarind', amount: 2, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1.5, unit: 'tbsp' },
    { id: 'salt', ingredient: 'salt', amount: 0.5, unit: 'tsp' },
  ],
  steps: [
    {
      title: { en: 'Split the coconut cream', th: 'เคี่ยวหัวกะทิให้แตกมัน' },
      text: {
        en:
          'Simmer the coconut cream in a heavy pot over medium heat, stirring now and then, until oil ' +
          'shows at the edges.',
        th: 'ใส่หัวกะทิในหม้อก้นหนา เคี่ยวไฟกลาง คนเป็นระยะจนมีน้ำมันลอยตามขอบ',
      },
      uses: ['cream'],
      timer: { minutes: 4, label: { en: 'Coconut cream', th: 'เคี่ยวหัวกะทิ' } },
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Add the paste and fry it slowly, scraping the bottom of the pot. Massaman is full of dry ' +
          'spice: it wants to be warmed through, not scorched.',
        th: 'ใส่พริกแกงลงผัดไฟอ่อน หมั่นขูดก้นหม้อ พริกแกงมัสมั่นมีเครื่องเทศแห้งมาก ผัดพอหอม อย่าให้ไหม้',
      },
      uses: ['paste'],
      timer: { minutes: 3, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Coat the beef', th: 'ใส่เนื้อ' },
      text: {
        en: 'Turn the beef in the paste until it is no longer red on any side.',
        th: 'ใส่เนื้อลงคลุกกับพริกแกง ผัดจนผิวนอกสุกทุกด้าน',
      },
      uses: ['beef'],
      timer: { minutes: 5, label: { en: 'Beef', th: 'ผัดเนื้อ' } },
    },
    {
      title: { en: 'Simmer, low and slow', th: 'เคี่ยวไฟอ่อน' },
      text: {
        en:
          'Pour in the coconut milk, add the cinnamon and star anise, and let it barely bubble with the ' +
          'lid ajar. Stir every 15 minutes; if the beef looks out of the sauce, top it up with hot ' +
          'water.',
        th: 'เติมกะทิ ใส่อบเชยกับโป๊ยกั๊ก แง้มฝาหม้อ เคี่ยวไฟอ่อนให้เดือดเบาๆ คนทุก 15 นาที ถ้าน้ำแกงลดจนเนื้อโผล่ ให้เติมน้ำร้อน',
      },
      uses: ['milk', 'cinnamon', 'anise'],
      timer: { minutes: 90, label: { en: 'Beef simmers', th: 'เคี่ยวเนื้อ' } },
    },
    {
      title: { en: 'Potatoes, onion, peanuts', th: 'ใส่มันฝรั่ง หอมใหญ่ และถั่วลิสง' },
      text: {
        en:
          'Add the potatoes, onion and peanuts and simmer on. The curry is done when a knife slides ' +
          'into a potato and the beef gives under a spoon. Meanwhile, cook the rice.',
        th: 'ใส่มันฝรั่ง หอมใหญ่ และถั่วลิสง เคี่ยวต่อจนจิ้มมันฝรั่งได้ง่ายและเนื้อเปื่อย ระหว่างนี้หุงข้าวรอ',
      },
      uses: ['potatoes', 'onion', 'peanuts', 'rice'],
      timer: { minutes: 25, label: { en: 'Potatoes', th: 'เคี่ยวมันฝรั่ง' } },
    },
    {
      title: { en: 'Season', th: 'ปรุงรส' },
      text: {
        en:
          'Stir in the tamarind, palm sugar and salt, and taste: sweet in front, sour just behind, warm ' +
          'spice all through. Let the pot stand off the heat before you serve, so that the oil rises ' +
          'and the sauce settles.',
        th:
          'ใส่น้ำมะขามเปียก น้ำตาลโตนด และเกลือ ชิมให้หวานนำ เปรี้ยวตาม หอมเครื่องเทศ ปิดไฟแล้วพักหม้อไว้ก่อนเสิร์ฟ ' +
          'ให้น้ำมันลอยหน้าและน้ำแกงเข้าเนื้อ',
      },
      uses: ['tamarind', 'sugar', 'salt'],
      timer: { minutes: 10, label: { en: 'Rest', th: 'พักหม้อ' } },
    },
  ],
  tips: [
    {
      en:
        'It is better tomorrow. Cool it within 2 hours, keep it in the fridge for up to 3 days, and ' +
        'bring it back to a full simmer.',
      th: 'ทำไว้ล่วงหน้าหนึ่งวันยิ่งอร่อย พอคลายร้อนให้เข้าตู้เย็นภายใน 2 ชั่วโมง เก็บได้ 3 วัน และอุ่นให้เดือดทั่วก่อนกิน',
    },
    {
      en:
        'In a pressure cooker the beef takes 35 minutes with half of the coconut milk; add the rest ' +
        'with the potatoes and finish without the lid.',
      th: 'ถ้าใช้หม้อแรงดัน ตุ๋นเนื้อกับกะทิครึ่งหนึ่ง 35 นาที แล้วค่อยเติมกะทิที่เหลือพร้อมมันฝรั่ง เคี่ยวต่อโดยไม่ปิดฝา',
    },
    {
      en:
        'The paste is vegan. With sweet potato and chickpeas instead of beef, the whole pot is too, and ' +
        'it needs 25 minutes.',
      th: 'พริกแกงเป็นสูตรวีแกน ใช้มันเทศกับถั่วลูกไก่แทนเนื้อก็ได้แกงวีแกนทั้งหม้อ เคี่ยวแค่ 25 นาที',
    },
    {
      en:
        'The paste is made without peanuts, and the curry is still itself without those in the pot. The ' +
        'jar may contain traces: with an allergy, read the label first.',
      th: 'พริกแกงไม่ใส่ถั่วลิสง ถ้าไม่ใส่ถั่วในหม้อด้วยก็ยังเป็นมัสมั่นเต็มรส แต่ในกระปุกอาจมีปนเปื้อน ถ้าแพ้ถั่วต้องอ่านฉลากก่อน',
    },
  ],
  related: ['panang-beef', 'yellow-curry-chicken', 'khao-soi', 'chicken-satay'],
}
