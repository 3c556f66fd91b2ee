import type { SeedRecipe } from './types.ts'

export const thaiIcedTea: SeedRecipe = {
  slug: 'thai-iced-tea',
  title: { en: 'Thai iced tea', th: 'ชาไทยเย็น' },
  line: {
    en: 'Strong orange tea, sweet milk, a tall glass of ice. It puts out chilli.',
    th: 'ชาเข้มๆ สีส้ม หวานมัน ใส่น้ำแข็งเต็มแก้ว ดับเผ็ดได้ดี',
  },
  story: {
    en:
      'Condensed milk came to Thailand in tins, in a climate where fresh milk did not keep, and has ' +
      'been in the tea ever since. The orange is partly the tea and partly the colouring in the mix, as ' +
      'every Thai knows, and nobody minds. Brew it stronger than seems right: the ice will take its ' +
      'share.',
    th:
      'นมข้นหวานมาถึงเมืองไทยในกระป๋อง เพราะอากาศร้อนเก็บนมสดไม่อยู่ แล้วก็อยู่คู่ชาเย็นมาตลอด สีส้มมาจากใบชาส่วนหนึ่ง ' +
      'จากสีผสมอาหารในชาผงอีกส่วนหนึ่ง คนไทยรู้ดีและไม่มีใครถือสา ชงให้เข้มกว่าที่คิดไว้ เผื่อน้ำแข็งละลาย',
  },
  picture: '/images/dishes/thai-iced-tea',
  pictureAlt: {
    en: 'Two tall glasses of Thai iced tea, orange tea under a layer of milk, with ice and gold straws',
    th: 'ชาไทยเย็นสองแก้วทรงสูง ชาสีส้มราดนมด้านบน ใส่น้ำแข็งและหลอดสีทอง',
  },
  course: 'drink',
  prepMinutes: 5,
  cookMinutes: 10,
  restMinutes: 20,
  servings: 2,
  difficulty: 'easy',
  spiceLevel: 0,
  lines: [
    { id: 'water', ingredient: 'water', amount: 400, unit: 'ml' },
    { id: 'tea', ingredient: 'thai-tea', amount: 25, unit: 'g' },
    { id: 'sugar', ingredient: 'sugar', amount: 2, unit: 'tbsp' },
    { id: 'condensed', ingredient: 'condensed-milk', amount: 3, unit: 'tbsp' },
    { id: 'ice', ingredient: 'ice', amount: 300, unit: 'g' },
    { id: 'evaporated', ingredient: 'evaporated-milk', amount: 60, unit: 'ml' },
  ],
  steps: [
    {
      title: { en: 'Boil the water', th: 'ต้มน้ำ' },
      text: {
        en: 'Bring the water to the boil in a small pot and take it off the heat.',
        th: 'ต้มน้ำในหม้อเล็กให้เดือด แล้วปิดไฟ',
      },
      uses: ['water'],
    },
    {
      title: { en: 'Steep the tea', th: 'แช่ชา' },
      text: {
        en:
          'Stir in the tea, cover and leave it until it is the colour of brick. Much longer and it ' +
          'turns bitter.',
        th: 'ใส่ชา คนให้ทั่ว ปิดฝาแช่ไว้จนเป็นสีอิฐ อย่าแช่นานกว่านี้มากเพราะจะขม',
      },
      uses: ['tea'],
      timer: { minutes: 5, label: { en: 'Tea', th: 'แช่ชา' } },
    },
    {
      title: { en: 'Strain', th: 'กรอง' },
      text: {
        en:
          'Strain it through a cloth or a coffee filter. Thai tea is ground fine, and an ordinary sieve ' +
          'lets half of it through.',
        th: 'กรองผ่านถุงกรองชาหรือกระดาษกรองกาแฟ ชาไทยบดละเอียด กระชอนธรรมดากรองไม่อยู่',
      },
      uses: ['tea'],
    },
    {
      title: { en: 'Sweeten while hot', th: 'เติมความหวานตอนร้อน' },
      text: {
        en: 'Stir in the sugar and the condensed milk until both have dissolved.',
        th: 'ใส่น้ำตาลทรายกับนมข้นหวาน คนจนละลาย',
      },
      uses: ['sugar', 'condensed'],
    },
    {
      title: { en: 'Let it cool', th: 'พักให้เย็น' },
      text: {
        en:
          'Leave it to cool, so that it does not melt all of the ice. It should taste too strong and ' +
          'too sweet now.',
        th: 'พักให้คลายร้อน น้ำแข็งจะได้ไม่ละลายหมด ชิมตอนนี้ต้องเข้มและหวานกว่าที่ชอบ',
      },
      uses: ['tea'],
      timer: { minutes: 20, label: { en: 'Tea cools', th: 'พักชา' } },
    },
    {
      title: { en: 'Ice, tea, milk', th: 'น้ำแข็ง ชา นม' },
      text: {
        en:
          'Fill tall glasses with the ice, pour in the tea and let the evaporated milk run in last, ' +
          'slowly, over the back of a spoon. Look at it for a moment, then stir.',
        th: 'ใส่น้ำแข็งให้เต็มแก้วทรงสูง รินชา แล้วค่อยๆ รินนมข้นจืดผ่านหลังช้อนให้ลอยด้านบน ดูสวยๆ สักพักแล้วค่อยคน',
      },
      uses: ['ice', 'evaporated'],
    },
  ],
  tips: [
    {
      en: 'Without milk: sweeten with sugar alone and float coconut milk on top. Then it is vegan.',
      th: 'แบบไม่ใส่นม เติมความหวานด้วยน้ำตาลอย่างเดียว แล้วราดกะทิด้านบน ได้ชาไทยวีแกน',
    },
    {
      en:
        'Rooibos, brewed double strength for 10 minutes, gives you the colour without the caffeine. It ' +
        'is not Thai tea any more, but it is good.',
      th: 'ใช้ชารอยบอสแทนได้ ชงเข้มเป็นสองเท่า แช่ 10 นาที ได้สีสวยและไม่มีกาเฟอีน ถึงจะไม่ใช่ชาไทยแต่ก็อร่อย',
    },
    {
      en: 'The sweetened tea keeps for 3 days in the fridge. Add ice and milk when you pour.',
      th: 'ชาที่ปรุงหวานแล้วแช่ตู้เย็นได้ 3 วัน ใส่น้ำแข็งกับนมตอนจะดื่ม',
    },
  ],
  related: ['mango-sticky-rice', 'pad-thai-prawns', 'pad-kra-pao', 'som-tam'],
}
