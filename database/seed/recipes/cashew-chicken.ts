import type { SeedRecipe } from './types.ts'

export const cashewChicken: SeedRecipe = {
  slug: 'cashew-chicken',
  title: { en: 'Cashew chicken', th: 'ไก่ผัดเม็ดมะม่วงหิมพานต์' },
  line: {
    en: 'Glossy chicken, crisp nuts, dried chillies for the smell more than the heat.',
    th: 'ไก่เคลือบซอสเงาๆ ถั่วกรอบๆ พริกแห้งหอมมากกว่าเผ็ด',
  },
  story: {
    en:
      'The dish came with Chinese cooks; Thai kitchens added the roasted chilli and the palm sugar. The ' +
      'cashews grow in the south of Thailand, which is known for them. It is quick and gentle, which is ' +
      'why you find it on almost every Thai menu.',
    th:
      'จานนี้มากับพ่อครัวชาวจีน แล้วครัวไทยเติมพริกคั่วกับน้ำตาลโตนดเข้าไป เม็ดมะม่วงหิมพานต์ปลูกกันทางใต้และเป็นของขึ้นชื่อที่นั่น ' +
      'ทำเร็ว เผ็ดน้อย ร้านอาหารไทยแทบทุกร้านจึงมีในเมนู',
  },
  picture: '/images/dishes/cashew-chicken',
  pictureAlt: {
    en: 'Chicken stir-fried with cashew nuts, dried chillies, onion and spring onion on a cream plate',
    th: 'ไก่ผัดเม็ดมะม่วงหิมพานต์ ใส่พริกแห้ง หอมใหญ่ และต้นหอม บนจานสีครีม',
  },
  course: 'stir-fry',
  prepMinutes: 15,
  cookMinutes: 20,
  servings: 2,
  difficulty: 'easy',
  spiceLevel: 1,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 150, unit: 'g' },
    { id: 'cashews', ingredient: 'cashew', amount: 80, unit: 'g' },
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 300,
      unit: 'g',
      note: { en: 'in 2 cm pieces', th: 'หั่นชิ้น 2 ซม.' },
    },
    { id: 'cornflour', ingredient: 'cornflour', amount: 1, unit: 'tbsp' },
    { id: 'oil', ingredient: 'oil', amount: 20, unit: 'ml' },
    {
      id: 'chillies',
      ingredient: 'dried-chilli',
      amount: 5,
      unit: 'piece',
      note: { en: 'in 3 cm pieces, seeds shaken out', th: 'หั่นท่อน 3 ซม. เคาะเม็ดออก' },
    },
    { id: 'garlic', ingredient: 'garlic', amount: 2, unit: 'clove', note: { en: 'chopped', th: 'สับ' } },
    { id: 'onion', ingredient: 'onion', amount: 0.5, unit: 'piece', note: { en: 'in wedges', th: 'หั่นเสี้ยว' } },
    { id: 'sauce', product: 'cashew-stir-fry-sauce', amount: 70, unit: 'ml' },
    {
      id: 'spring-onions',
      ingredient: 'spring-onion',
      amount: 3,
      unit: 'piece',
      note: { en: 'in 3 cm lengths', th: 'หั่นท่อน 3 ซม.' },
    },
  ],
  steps: [
    {
      title: { en: 'Rice on, nuts in', th: 'หุงข้าว อบเม็ดมะม่วง' },
      text: {
        en:
          'Cook the rice. Spread the cashews on a tray and roast them in the oven at 160 °C, shaking ' +
          'once, until they are the colour of straw. They go on cooking as they cool.',
        th:
          'หุงข้าวไว้ เกลี่ยเม็ดมะม่วงหิมพานต์ในถาด อบที่ 160 °C เขย่าถาดหนึ่งครั้ง พอเป็นสีเหลืองฟางก็เอาออก ' +
          'เพราะจะเข้มขึ้นเองตอนเย็นลง',
      },
      uses: ['rice', 'cashews'],
      timer: { minutes: 10, label: { en: 'Cashews', th: 'อบเม็ดมะม่วง' } },
    },
    {
      title: { en: 'Dust the chicken', th: 'คลุกไก่' },
      text: {
        en:
          'Pat the chicken dry and turn it in the cornflour, so that the sauce has something to hold on ' +
          'to.',
        th: 'ซับไก่ให้แห้ง คลุกแป้งข้าวโพดบางๆ ซอสจะได้เกาะไก่',
      },
      uses: ['chicken', 'cornflour'],
    },
    {
      title: { en: 'Fry the dried chillies', th: 'ทอดพริกแห้ง' },
      text: {
        en:
          'Warm the oil in a wok over medium heat and fry the dried chillies for a few seconds, until ' +
          'they darken. Lift them out before they turn black; black is bitter.',
        th: 'ตั้งน้ำมันไฟกลาง ทอดพริกแห้งไม่กี่วินาทีพอสีเข้มขึ้น รีบตักออกก่อนดำ เพราะถ้าดำจะขม',
      },
      uses: ['oil', 'chillies'],
    },
    {
      title: { en: 'Brown the chicken', th: 'ผัดไก่' },
      text: {
        en:
          'Turn the heat up, lay the chicken in one layer and leave it alone until it is golden ' +
          'underneath. Then toss until it is golden all round and white in the middle.',
        th: 'เร่งไฟ วางไก่เรียงชั้นเดียว อย่าเพิ่งคน รอให้ด้านล่างเหลือง แล้วผัดต่อจนเหลืองทั่วและข้างในสุกขาว',
      },
      uses: ['chicken'],
      timer: { minutes: 6, label: { en: 'Chicken', th: 'ผัดไก่' } },
    },
    {
      title: { en: 'Garlic, onion, sauce', th: 'ใส่กระเทียม หอมใหญ่ และซอส' },
      text: {
        en:
          'Add the garlic and onion, count to thirty, then pour in the sauce and toss until everything ' +
          'shines.',
        th: 'ใส่กระเทียมกับหอมใหญ่ ผัดครึ่งนาที แล้วเทซอส ผัดจนเคลือบเงาทั่ว',
      },
      uses: ['garlic', 'onion', 'sauce'],
      timer: { minutes: 2, label: { en: 'Sauce', th: 'ผัดกับซอส' } },
    },
    {
      title: { en: 'Nuts last', th: 'ใส่เม็ดมะม่วงเป็นอย่างสุดท้าย' },
      text: {
        en:
          'Throw in the cashews, spring onions and fried chillies, toss twice and serve with the rice ' +
          'while the nuts are crisp.',
        th: 'ใส่เม็ดมะม่วงหิมพานต์ ต้นหอม และพริกแห้งทอด ผัดสองสามทีแล้วตักขึ้น เสิร์ฟกับข้าวสวยตอนถั่วยังกรอบ',
      },
      uses: ['cashews', 'spring-onions', 'chillies', 'rice'],
    },
  ],
  tips: [
    {
      en:
        'Nuts that are already roasted and unsalted save you the oven: warm them in the dry wok for a ' +
        'minute.',
      th: 'ถ้าใช้เม็ดมะม่วงอบสำเร็จแบบไม่เค็ม ไม่ต้องอบอีก แค่คั่วในกระทะแห้ง 1 นาทีให้อุ่น',
    },
    {
      en:
        'Fried tofu and mushrooms are good in this too. The sauce contains oyster sauce, so the plate ' +
        'is meatless but not vegetarian.',
      th: 'ใช้เต้าหู้ทอดกับเห็ดแทนไก่ก็อร่อย แต่ในซอสมีซอสหอยนางรม จึงไม่มีเนื้อแต่ไม่ใช่มังสวิรัติ',
    },
    {
      en: 'Red pepper or pineapple in 2 cm pieces can go in with the onion.',
      th: 'เติมพริกหวานแดงหรือสับปะรดหั่นชิ้น 2 ซม. พร้อมหอมใหญ่ก็ได้',
    },
  ],
  related: ['pad-kra-pao', 'pad-see-ew', 'pad-thai-prawns', 'chicken-satay'],
}
