import type { SeedRecipe } from './types.ts'

export const kuaKling: SeedRecipe = {
  slug: 'kua-kling',
  title: { en: 'Kua kling, dry southern curry', th: 'คั่วกลิ้งหมูสับ' },
  line: {
    en: 'Pork mince, turmeric and a great deal of chilli, stirred until dry.',
    th: 'หมูสับคั่วกับขมิ้นและพริกขี้หนูจนแห้งหอม รสจัดแบบปักษ์ใต้',
  },
  story: {
    en:
      'Kua is to toast in a dry pan, kling is to roll: that is the whole method, and it comes from ' +
      'southern Thailand. There is no coconut and no water in it, so nothing comes between the paste ' +
      'and the meat. On southern tables it comes with a basket of raw vegetables, and you will see why.',
    th:
      'คั่วคือผัดในกระทะแห้ง กลิ้งคือให้เนื้อกลิ้งไปมาในกระทะ ชื่อบอกวิธีทำหมดแล้ว เป็นกับข้าวคู่ครัวปักษ์ใต้ ไม่ใส่กะทิ ไม่เติมน้ำ ' +
      'รสพริกแกงจึงเกาะเนื้อเต็มๆ บนโต๊ะทางใต้ต้องมีผักเหนาะมาด้วยเสมอ กินคำแรกก็รู้ว่าทำไม',
  },
  picture: '/images/dishes/kua-kling',
  pictureAlt: {
    en:
      'Kua kling, dry southern curry of minced pork with turmeric, shredded lime leaf and chilli, with ' +
      'rice and cucumber',
    th: 'คั่วกลิ้งหมูสับหอมขมิ้น โรยใบมะกรูดซอยและพริก เสิร์ฟกับข้าวสวยและแตงกวา',
  },
  course: 'stir-fry',
  prepMinutes: 10,
  cookMinutes: 20,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 5,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 350, unit: 'g' },
    { id: 'paste', product: 'kua-kling-curry-paste', amount: 50, unit: 'g' },
    { id: 'mince', ingredient: 'pork-mince', amount: 400, unit: 'g' },
    {
      id: 'lemongrass',
      ingredient: 'lemongrass',
      amount: 1,
      unit: 'stalk',
      note: { en: 'tender part, in thin rings', th: 'ส่วนอ่อน ซอยบาง' },
    },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1, unit: 'tsp' },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 6,
      unit: 'piece',
      note: { en: 'stems removed, finely shredded', th: 'ดึงก้านกลางออก ซอยฝอย' },
    },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'in thin rings', th: 'ซอย' },
    },
    {
      id: 'cucumber',
      ingredient: 'cucumber',
      amount: 250,
      unit: 'g',
      note: { en: 'cold, in chunks', th: 'แช่เย็น หั่นชิ้น' },
    },
    {
      id: 'beans',
      ingredient: 'long-bean',
      amount: 100,
      unit: 'g',
      note: { en: 'raw, in short lengths', th: 'ฝักสด หั่นท่อน' },
      isOptional: true,
    },
  ],
  steps: [
    {
      title: { en: 'Plenty of rice', th: 'หุงข้าวเผื่อ' },
      text: {
        en: 'Rinse the rice and cook it. There is more than usual, on purpose.',
        th: 'ซาวข้าวแล้วหุง สูตรนี้ตั้งใจให้ข้าวมากกว่าปกติ',
      },
      uses: ['rice'],
    },
    {
      title: { en: 'Toast the paste', th: 'คั่วพริกแกง' },
      text: {
        en:
          'Open a window and put the paste in a dry, wide pan over medium heat. Keep pressing and ' +
          'turning it until it smells toasted. No oil: the meat brings its own.',
        th:
          'เปิดหน้าต่าง ใส่พริกแกงในกระทะแห้งก้นกว้าง ตั้งไฟกลาง กดแล้วพลิกไปมาจนหอม ไม่ต้องใส่น้ำมัน ' +
          'เพราะเดี๋ยวหมูจะมีมันออกมาเอง',
      },
      uses: ['paste'],
      timer: { minutes: 1, label: { en: 'Toast the paste', th: 'คั่วพริกแกง' } },
    },
    {
      title: { en: 'Work in the mince', th: 'ใส่หมูสับ' },
      text: {
        en:
          'Add the mince and break it up right away, so that the paste colours every crumb. First it will ' +
          'let out water; go on stirring.',
        th: 'ใส่หมูสับ รีบยีให้แตกและคลุกกับพริกแกงจนเหลืองทั่ว ช่วงแรกจะมีน้ำออกมา ให้คั่วต่อไปเรื่อยๆ',
      },
      uses: ['mince'],
      timer: { minutes: 4, label: { en: 'Mince', th: 'คั่วหมู' } },
    },
    {
      title: { en: 'Roll it dry', th: 'คั่วให้แห้ง' },
      text: {
        en:
          'Add the lemongrass and stir over medium heat until the water has gone, the meat is cooked ' +
          'through, and it begins to roast in its own fat. It should be loose and dry.',
        th: 'ใส่ตะไคร้ คั่วไฟกลางจนน้ำแห้ง หมูสุกทั่ว และเริ่มเกรียมในน้ำมันของตัวเอง ให้ร่วนและแห้ง',
      },
      uses: ['lemongrass'],
      timer: { minutes: 6, label: { en: 'Roll it dry', th: 'คั่วให้แห้ง' } },
    },
    {
      title: { en: 'Season lightly', th: 'ปรุงรสเบาๆ' },
      text: {
        en:
          'Taste first, because the paste is salted. Then add the fish sauce and the palm sugar, a ' +
          'little at a time.',
        th: 'ชิมก่อน เพราะพริกแกงมีเกลืออยู่แล้ว จากนั้นค่อยๆ เติมน้ำปลากับน้ำตาลโตนด',
      },
      uses: ['fish-sauce', 'sugar'],
    },
    {
      title: { en: 'Lime leaf, cucumber, rice', th: 'โรยใบมะกรูด จัดเสิร์ฟ' },
      text: {
        en:
          'Stir in half of the lime leaves and scatter the rest on top with the chilli. Serve with the ' +
          'rice, the cold cucumber and the raw beans.',
        th: 'ใส่ใบมะกรูดครึ่งหนึ่งแล้วคลุกให้ทั่ว ที่เหลือโรยหน้ากับพริก เสิร์ฟกับข้าวสวย แตงกวาเย็นๆ และถั่วฝักยาวสด',
      },
      uses: ['leaves', 'chilli', 'rice', 'cucumber', 'beans'],
    },
  ],
  tips: [
    {
      en: 'Chicken or beef mince work too. Lean meat may stick: a spoonful of oil is forgiven.',
      th: 'ใช้ไก่สับหรือเนื้อสับก็ได้ ถ้าเนื้อไม่มีมันแล้วติดกระทะ เติมน้ำมันสักช้อนก็ไม่ผิด',
    },
    {
      en:
        'Start with half of the paste if you do not know how hot Thai hot is. You can add, you cannot ' +
        'take out.',
      th: 'ถ้าไม่แน่ใจว่ากินเผ็ดแบบไทยไหวไหม เริ่มจากพริกแกงครึ่งเดียวก่อน เผ็ดเติมได้แต่เอาออกไม่ได้',
    },
    {
      en: 'Leftovers, cooled and put in the fridge within 2 hours, make good fried rice the next day.',
      th: 'ถ้าเหลือ พอคลายร้อนให้แช่ตู้เย็นภายใน 2 ชั่วโมง วันรุ่งขึ้นเอามาทำข้าวผัดได้',
    },
  ],
  related: ['jungle-curry-chicken', 'pad-kra-pao', 'panang-beef', 'thai-iced-tea'],
}
