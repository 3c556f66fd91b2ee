import type { SeedRecipe } from './types.ts'

const SAUCE = { en: 'For the coconut sauce', th: 'กะทิราดหน้า' }

export const mangoStickyRice: SeedRecipe = {
  slug: 'mango-sticky-rice',
  title: { en: 'Mango sticky rice', th: 'ข้าวเหนียวมะม่วง' },
  line: {
    en: 'Warm rice, salted coconut, cold ripe mango. Vegan, and nobody notices.',
    th: 'ข้าวเหนียวมูนอุ่นๆ กะทิเค็มมัน มะม่วงสุกหวานฉ่ำ เป็นวีแกนโดยไม่ต้องตั้งใจ',
  },
  story: {
    en:
      'In Thailand this is the taste of April, when mangoes are ripe and it is too hot to cook anything ' +
      'else. In South Africa it belongs to December and January. The salt in the coconut is not a ' +
      'mistake: it is what makes the mango taste of mango.',
    th:
      'ที่เมืองไทยข้าวเหนียวมะม่วงคือรสของเดือนเมษายน มะม่วงสุกเต็มตลาดและร้อนจนไม่อยากเข้าครัว ' +
      'ที่แอฟริกาใต้ฤดูของมันคือธันวาคมกับมกราคม เกลือในกะทิไม่ได้ใส่ผิด เพราะความเค็มนิดๆ นี่เองที่ทำให้มะม่วงหวานขึ้น',
  },
  picture: '/images/dishes/mango-sticky-rice',
  pictureAlt: {
    en: 'Mango sticky rice with sliced ripe mango, coconut cream and roasted mung beans on a dark plate',
    th: 'ข้าวเหนียวมะม่วงสุกหั่นชิ้น ราดกะทิ โรยถั่วทอง บนจานสีเข้ม',
  },
  course: 'dessert',
  prepMinutes: 20,
  cookMinutes: 45,
  restMinutes: 260,
  servings: 4,
  difficulty: 'medium',
  spiceLevel: 0,
  lines: [
    { id: 'rice', ingredient: 'sticky-rice', amount: 250, unit: 'g' },
    { id: 'beans', ingredient: 'mung-bean', amount: 2, unit: 'tbsp', isOptional: true },
    {
      id: 'milk',
      ingredient: 'coconut-milk',
      amount: 220,
      unit: 'ml',
      note: { en: 'full fat', th: 'ชนิดมันเต็ม' },
    },
    { id: 'sugar', ingredient: 'sugar', amount: 90, unit: 'g' },
    { id: 'salt', ingredient: 'salt', amount: 0.75, unit: 'tsp' },
    {
      id: 'pandan',
      ingredient: 'pandan-leaf',
      amount: 1,
      unit: 'piece',
      note: { en: 'tied in a knot', th: 'มัดเป็นปม' },
      isOptional: true,
    },
    { id: 'mangoes', ingredient: 'mango', amount: 2, unit: 'piece' },
    { id: 'cream', ingredient: 'coconut-cream', amount: 120, unit: 'ml', part: SAUCE },
    { id: 'flour', ingredient: 'rice-flour', amount: 1, unit: 'tsp', part: SAUCE },
    { id: 'sauce-salt', ingredient: 'salt', amount: 0.25, unit: 'tsp', part: SAUCE },
  ],
  steps: [
    {
      title: { en: 'Wash and soak', th: 'ซาวแล้วแช่' },
      text: {
        en:
          'Wash the rice in several waters until it runs clear. Cover it with plenty of cold water and ' +
          'leave it, for 4 hours or overnight.',
        th: 'ซาวข้าวเหนียวหลายๆ น้ำจนใส แช่น้ำให้ท่วม ทิ้งไว้ 4 ชั่วโมงหรือข้ามคืน',
      },
      uses: ['rice'],
      timer: { minutes: 240, label: { en: 'Rice soaks', th: 'แช่ข้าวเหนียว' } },
    },
    {
      title: { en: 'Toast the mung beans', th: 'คั่วถั่วทอง' },
      text: {
        en:
          'Soak the mung beans with the rice for the last half hour, and drain them. Toast them in a ' +
          'dry pan over low heat until they are dry, golden and crisp.',
        th: 'แช่ถั่วทองในน้ำครึ่งชั่วโมงสุดท้ายของการแช่ข้าว สะเด็ดน้ำ แล้วคั่วในกระทะแห้งด้วยไฟอ่อนจนแห้ง เหลือง และกรอบ',
      },
      uses: ['beans'],
      timer: { minutes: 12, label: { en: 'Mung beans', th: 'คั่วถั่วทอง' } },
    },
    {
      title: { en: 'Steam the rice', th: 'นึ่งข้าวเหนียว' },
      text: {
        en:
          'Drain the rice well, spread it in a steamer lined with a wet cloth and steam it over boiling ' +
          'water. Turn the whole mass over once, halfway. It is ready when a grain is clear, soft and ' +
          'chewy all the way through.',
        th:
          'สะเด็ดน้ำข้าวให้ดี เกลี่ยลงในซึ้งที่รองผ้าขาวบางชุบน้ำ นึ่งในน้ำเดือด กลับข้าวหนึ่งครั้งเมื่อครบครึ่งเวลา ข้าวสุกเมื่อเม็ดใส ' +
          'นุ่ม และเหนียวถึงข้างใน',
      },
      uses: ['rice'],
      timer: { minutes: 25, label: { en: 'Steam the rice', th: 'นึ่งข้าวเหนียว' } },
    },
    {
      title: { en: 'Warm the coconut milk', th: 'อุ่นกะทิ' },
      text: {
        en:
          'Meanwhile warm the coconut milk with the sugar, the salt and the pandan leaf until ' +
          'everything has dissolved. Do not let it boil, and take the leaf out.',
        th: 'ระหว่างนั้นอุ่นกะทิกับน้ำตาลทราย เกลือ และใบเตยด้วยไฟอ่อนจนละลาย อย่าให้เดือด แล้วตักใบเตยออก',
      },
      uses: ['milk', 'sugar', 'salt', 'pandan'],
    },
    {
      title: { en: 'Season the hot rice', th: 'มูนข้าวเหนียว' },
      text: {
        en:
          'Tip the rice into a bowl while it is steaming hot and pour the warm coconut milk over it. ' +
          'Stir quickly, cover and leave it alone. It looks far too wet, and then it drinks everything.',
        th: 'เทข้าวที่ยังร้อนจัดใส่ชาม ราดกะทิอุ่นๆ คนเร็วๆ ให้ทั่ว ปิดฝาแล้วพักไว้ ตอนแรกจะดูแฉะมาก แต่เดี๋ยวข้าวจะดูดกะทิจนหมด',
      },
      uses: ['rice', 'milk'],
      timer: { minutes: 20, label: { en: 'Rice drinks', th: 'พักข้าวมูน' } },
    },
    {
      title: { en: 'Cook the sauce', th: 'ทำกะทิราดหน้า' },
      text: {
        en:
          'Whisk the rice flour into the cold coconut cream, add its salt and stir over low heat until ' +
          'it thickens to the weight of pouring cream.',
        th: 'ละลายแป้งข้าวเจ้าในหัวกะทิเย็น ใส่เกลือส่วนของกะทิราดหน้า ตั้งไฟอ่อน คนจนข้นพอราดได้',
      },
      uses: ['cream', 'flour', 'sauce-salt'],
      timer: { minutes: 3, label: { en: 'Coconut sauce', th: 'กวนกะทิ' } },
    },
    {
      title: { en: 'Slice and serve', th: 'หั่นมะม่วง จัดจาน' },
      text: {
        en:
          'Peel the mangoes, cut the cheeks from the stone and slice them. Put them beside a mound of ' +
          'warm rice, spoon the sauce over the rice and scatter the mung beans.',
        th: 'ปอกมะม่วง ฝานเนื้อออกจากเม็ดแล้วหั่นชิ้น วางข้างข้าวเหนียวอุ่นๆ ราดกะทิบนข้าว โรยถั่วทอง',
      },
      uses: ['mangoes', 'rice', 'cream', 'beans'],
    },
  ],
  tips: [
    {
      en:
        'Eat it the same day, and keep it covered, not in the fridge: cold makes the rice hard. Never ' +
        'let it stand for longer than 4 hours, in hot weather 2.',
      th: 'ควรกินภายในวันเดียวกัน ปิดฝาไว้ ไม่ต้องแช่ตู้เย็นเพราะข้าวจะแข็ง อย่าวางทิ้งไว้เกิน 4 ชั่วโมง ถ้าอากาศร้อนไม่เกิน 2 ชั่วโมง',
    },
    {
      en:
        'No steamer: line a metal sieve with cloth, hang it in a pot over water that does not touch it, ' +
        'and put on the lid.',
      th: 'ไม่มีซึ้ง ใช้กระชอนโลหะรองผ้าขาวบาง วางบนหม้อน้ำเดือดโดยไม่ให้น้ำถึงก้นกระชอน แล้วปิดฝา',
    },
    {
      en: 'For plain sticky rice to eat with som tam, stop after the steaming.',
      th: 'ถ้าต้องการข้าวเหนียวเปล่าไว้กินกับส้มตำ ทำถึงขั้นตอนนึ่งก็พอ',
    },
  ],
  related: ['thai-iced-tea', 'som-tam', 'green-curry-chicken', 'pad-thai-prawns'],
}
