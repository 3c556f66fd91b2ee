import type { SeedRecipe } from './types.ts'

const BEEF = { en: 'For the grilled beef', th: 'เนื้อย่างจิ้มแจ่ว' }

export const somTam: SeedRecipe = {
  slug: 'som-tam',
  title: { en: 'Som tam with grilled beef and jaew', th: 'ส้มตำไทยกับเนื้อย่างจิ้มแจ่ว' },
  line: {
    en: 'Green papaya from the mortar, steak from the braai, jaew to dip it in.',
    th: 'ส้มตำจากครก เนื้อจากเตาย่าง กับน้ำจิ้มแจ่วสักถ้วย',
  },
  story: {
    en:
      'Som means sour, tam means to pound: the salad is made in the mortar, with a light hand. This is ' +
      'som tam Thai, the milder sort with peanuts and dried shrimp; Isan, in the north-east, likes it ' +
      'fiercer and with fermented fish. There it is never alone: grilled meat, jaew and sticky rice ' +
      'come too.',
    th:
      'ส้มแปลว่าเปรี้ยว ตำก็คือตำ ส้มตำจึงต้องทำในครก และตำเบามือ จานนี้เป็นตำไทย รสกลางๆ ใส่ถั่วลิสงกับกุ้งแห้ง ' +
      'ส่วนทางอีสานชอบแซ่บกว่านี้และใส่ปลาร้า ที่นั่นส้มตำไม่เคยมาจานเดียว ต้องมีเนื้อย่าง แจ่ว และข้าวเหนียวมาด้วย',
  },
  picture: '/images/dishes/som-tam',
  pictureAlt: {
    en: 'Som tam, green papaya salad with tomato, long beans, dried shrimp, peanuts and chilli',
    th: 'ส้มตำไทยใส่มะเขือเทศ ถั่วฝักยาว กุ้งแห้ง ถั่วลิสง และพริก',
  },
  course: 'salad',
  prepMinutes: 30,
  cookMinutes: 10,
  restMinutes: 30,
  servings: 4,
  difficulty: 'medium',
  spiceLevel: 4,
  lines: [
    { id: 'garlic', ingredient: 'garlic', amount: 3, unit: 'clove' },
    { id: 'chillies', ingredient: 'birds-eye-chilli', amount: 3, unit: 'piece' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 2, unit: 'tbsp' },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 2, unit: 'tbsp' },
    { id: 'lime', ingredient: 'lime-juice', amount: 45, unit: 'ml' },
    { id: 'tamarind', ingredient: 'tamarind', amount: 1, unit: 'tbsp' },
    {
      id: 'beans',
      ingredient: 'long-bean',
      amount: 80,
      unit: 'g',
      note: { en: 'in 3 cm lengths', th: 'หั่นท่อน 3 ซม.' },
    },
    {
      id: 'shrimp',
      ingredient: 'dried-shrimp',
      amount: 2,
      unit: 'tbsp',
      note: { en: 'rinsed', th: 'ล้างน้ำ' },
      isOptional: true,
    },
    { id: 'peanuts', ingredient: 'peanut', amount: 50, unit: 'g' },
    {
      id: 'papaya',
      ingredient: 'green-papaya',
      amount: 400,
      unit: 'g',
      note: { en: 'peeled and shredded', th: 'ปอกเปลือก สับเป็นเส้น' },
    },
    {
      id: 'tomatoes',
      ingredient: 'cherry-tomato',
      amount: 150,
      unit: 'g',
      note: { en: 'halved', th: 'ผ่าครึ่ง' },
    },
    {
      id: 'beef',
      ingredient: 'beef-rump',
      amount: 600,
      unit: 'g',
      note: { en: 'in steaks 2.5 cm thick', th: 'สเต๊กหนา 2.5 ซม.' },
      part: BEEF,
    },
    { id: 'beef-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tbsp', part: BEEF },
    { id: 'beef-oil', ingredient: 'oil', amount: 1, unit: 'tbsp', part: BEEF },
    { id: 'pepper', ingredient: 'white-pepper', amount: 0.5, unit: 'tsp', part: BEEF },
    { id: 'jaew', product: 'jaew-dipping-sauce', amount: 160, unit: 'ml', part: BEEF },
    {
      id: 'coriander',
      ingredient: 'coriander',
      amount: 1,
      unit: 'handful',
      note: { en: 'chopped', th: 'ซอย' },
      part: BEEF,
    },
  ],
  steps: [
    {
      title: { en: 'Marinate the beef', th: 'หมักเนื้อ' },
      text: {
        en:
          'Rub the steaks with the fish sauce, oil and pepper set aside for them, and leave them while ' +
          'you light the fire.',
        th: 'คลุกเนื้อกับน้ำปลา น้ำมัน และพริกไทยส่วนของเนื้อ พักไว้ระหว่างติดเตา',
      },
      uses: ['beef', 'beef-sauce', 'beef-oil', 'pepper'],
      timer: { minutes: 30, label: { en: 'Beef marinates', th: 'หมักเนื้อ' } },
    },
    {
      title: { en: 'Crisp the papaya', th: 'แช่มะละกอ' },
      text: {
        en:
          'Put the shredded papaya in iced water while you prepare the rest, then drain it and shake it ' +
          'dry.',
        th: 'แช่เส้นมะละกอในน้ำเย็นจัดระหว่างเตรียมอย่างอื่น จะได้กรอบ แล้วสะเด็ดน้ำให้แห้ง',
      },
      uses: ['papaya'],
      timer: { minutes: 10, label: { en: 'Papaya in iced water', th: 'แช่มะละกอ' } },
    },
    {
      title: { en: 'Grill and rest', th: 'ย่างแล้วพัก' },
      text: {
        en:
          'Grill the steaks over hot coals, about 4 minutes on each side for medium. Then let them rest ' +
          'on a warm plate, so that the juice stays in the meat when you slice it.',
        th: 'ย่างบนถ่านไฟแรง ด้านละประมาณ 4 นาทีให้สุกปานกลาง แล้วพักบนจานอุ่นๆ ก่อนหั่น น้ำในเนื้อจะได้ไม่ไหลออก',
      },
      uses: ['beef'],
      timer: { minutes: 8, label: { en: 'Steaks on the fire', th: 'ย่างเนื้อ' } },
    },
    {
      title: { en: 'Pound the dressing', th: 'ตำน้ำส้มตำ' },
      text: {
        en:
          'While the beef rests, bruise the garlic and chillies in a large mortar. Work in the palm ' +
          'sugar, then the fish sauce, lime juice and tamarind, until the sugar has melted.',
        th:
          'ระหว่างพักเนื้อ โขลกกระเทียมกับพริกขี้หนูพอแหลก ใส่น้ำตาลโตนด ตามด้วยน้ำปลา น้ำมะนาว และน้ำมะขามเปียก ' +
          'คนจนน้ำตาลละลาย',
      },
      uses: ['garlic', 'chillies', 'sugar', 'fish-sauce', 'lime', 'tamarind'],
    },
    {
      title: { en: 'Beans, shrimp, peanuts', th: 'ใส่ถั่วฝักยาว กุ้งแห้ง ถั่วลิสง' },
      text: {
        en:
          'Add the beans and bruise them until they split. Then add the dried shrimp and half of the ' +
          'peanuts, with one or two strokes.',
        th: 'ใส่ถั่วฝักยาว ตำพอแตก แล้วใส่กุ้งแห้งกับถั่วลิสงครึ่งหนึ่ง ตำต่ออีกหนึ่งสองที',
      },
      uses: ['beans', 'shrimp', 'peanuts'],
    },
    {
      title: { en: 'Papaya and tomatoes', th: 'ใส่มะละกอกับมะเขือเทศ' },
      text: {
        en:
          'Add the papaya and the tomatoes. Pound with one hand and lift with a spoon in the other: the ' +
          'shreds should bend and drink the dressing, not turn to mush. Taste: sour, sweet and salty, ' +
          'about evenly.',
        th: 'ใส่มะละกอกับมะเขือเทศ มือหนึ่งตำ อีกมือใช้ช้อนพลิก ให้เส้นช้ำพอดูดน้ำปรุง แต่ไม่เละ ชิมให้เปรี้ยว หวาน เค็มพอๆ กัน',
      },
      uses: ['papaya', 'tomatoes'],
    },
    {
      title: { en: 'Slice and serve', th: 'หั่นเนื้อแล้วเสิร์ฟ' },
      text: {
        en:
          'Heap the salad on a plate under the rest of the peanuts. Slice the beef across the grain. ' +
          'Shake the jaew, pour it into small bowls and top it with the coriander.',
        th: 'ตักส้มตำใส่จาน โรยถั่วลิสงที่เหลือ หั่นเนื้อขวางลาย เขย่าขวดน้ำจิ้มแจ่ว เทใส่ถ้วย โรยผักชี',
      },
      uses: ['beef', 'jaew', 'coriander', 'peanuts'],
    },
  ],
  tips: [
    {
      en:
        'Sticky rice is the bread of this meal. Soak and steam it as in our mango recipe, and leave out ' +
        'the sweet coconut.',
      th: 'มื้อนี้ต้องมีข้าวเหนียว แช่และนึ่งแบบในสูตรข้าวเหนียวมะม่วง แค่ไม่ต้องมูนกะทิ',
    },
    {
      en:
        'No big mortar? Pound the dressing in a small one, then press salad and dressing together in a ' +
        'bowl with a rolling pin.',
      th: 'ไม่มีครกใบใหญ่ ตำน้ำปรุงในครกเล็ก แล้วคลุกในชาม ใช้สากหรือไม้นวดแป้งกดพอช้ำ',
    },
    {
      en:
        'For a vegan salad season with light soy sauce and leave out the shrimp. The jaew has fish ' +
        'sauce; dip grilled mushrooms in our sukiyaki sauce instead.',
      th: 'ส้มตำวีแกนปรุงด้วยซีอิ๊วขาวและไม่ใส่กุ้งแห้ง ส่วนแจ่วมีน้ำปลา เปลี่ยนเป็นเห็ดย่างจิ้มน้ำจิ้มสุกี้แทน',
    },
  ],
  related: ['mango-sticky-rice', 'grilled-prawns', 'chicken-satay', 'tom-yum-prawns'],
}
