import type { SeedRecipe } from './types.ts'

export const jungleCurryChicken: SeedRecipe = {
  slug: 'jungle-curry-chicken',
  title: { en: 'Jungle curry with chicken', th: 'แกงป่าไก่' },
  line: {
    en: 'No coconut, no sweetness to hide behind: clear, peppery and Thai hot.',
    th: 'แกงไม่ใส่กะทิ น้ำใส หอมพริกไทยอ่อนกับกระชาย เผ็ดแบบไทย',
  },
  story: {
    en:
      'Kaeng pa means curry of the forest, and coconuts do not grow in the forest. Hunters and farmers ' +
      'inland cooked what they caught in water, with chilli, fingerroot and green peppercorns to scent ' +
      'it. Without coconut to soften it, this is one of the hottest pots in our kitchen; cook plenty of ' +
      'rice.',
    th:
      'แกงป่าเป็นแกงของคนอยู่ป่าอยู่ดง ที่ซึ่งไม่มีมะพร้าวให้คั้นกะทิ ได้เนื้ออะไรมาก็ต้มกับน้ำ ใส่พริก กระชาย และพริกไทยอ่อนให้หอม ' +
      'ไม่มีกะทิช่วยผ่อนเผ็ด จึงเป็นหม้อที่เผ็ดติดอันดับของครัวเรา หุงข้าวเผื่อไว้เยอะๆ',
  },
  picture: '/images/dishes/jungle-curry',
  pictureAlt: {
    en:
      'Jungle curry with chicken in a clear red broth, green peppercorns, baby brinjals, long beans and ' +
      'baby corn beside a bowl of rice',
    th: 'แกงป่าไก่น้ำใส ใส่พริกไทยอ่อน มะเขือเปราะ ถั่วฝักยาว และข้าวโพดอ่อน เสิร์ฟคู่ข้าวสวย',
  },
  course: 'curry',
  prepMinutes: 20,
  cookMinutes: 20,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 5,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    { id: 'oil', ingredient: 'oil', amount: 20, unit: 'ml' },
    { id: 'paste', product: 'jungle-curry-paste', amount: 50, unit: 'g' },
    { id: 'stock', ingredient: 'chicken-stock', amount: 700, unit: 'ml' },
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 300,
      unit: 'g',
      note: { en: 'thinly sliced', th: 'หั่นบาง' },
    },
    {
      id: 'brinjals',
      ingredient: 'thai-brinjal',
      amount: 100,
      unit: 'g',
      note: { en: 'quartered', th: 'ผ่าสี่' },
    },
    {
      id: 'beans',
      ingredient: 'long-bean',
      amount: 100,
      unit: 'g',
      note: { en: 'in 4 cm lengths', th: 'หั่นท่อน 4 ซม.' },
    },
    {
      id: 'corn',
      ingredient: 'baby-corn',
      amount: 50,
      unit: 'g',
      note: { en: 'halved lengthways', th: 'ผ่าครึ่งตามยาว' },
    },
    {
      id: 'fingerroot',
      ingredient: 'fingerroot',
      amount: 20,
      unit: 'g',
      note: { en: 'in fine strips', th: 'ซอยฝอย' },
      isOptional: true,
    },
    { id: 'peppercorns', ingredient: 'green-peppercorn', amount: 20, unit: 'g' },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 4,
      unit: 'piece',
      note: { en: 'torn', th: 'ฉีก' },
    },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1.5, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 1, unit: 'tsp', isOptional: true },
    {
      id: 'basil',
      ingredient: 'holy-basil',
      amount: 1,
      unit: 'handful',
      note: { en: 'leaves only', th: 'เด็ดใบ' },
    },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'sliced at an angle', th: 'หั่นแฉลบ' },
    },
  ],
  steps: [
    {
      title: { en: 'Put the rice on', th: 'หุงข้าว' },
      text: {
        en: 'Rinse the rice and cook it. You will want it within reach.',
        th: 'ซาวข้าวแล้วหุง แกงหม้อนี้ต้องมีข้าวสวยอยู่ใกล้มือ',
      },
      uses: ['rice'],
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Open a window. Fry the paste in the oil over medium heat until it is fragrant and you have ' +
          'sneezed once.',
        th: 'เปิดหน้าต่างก่อน แล้วผัดพริกแกงกับน้ำมันด้วยไฟกลางจนหอมฉุนพอจาม',
      },
      uses: ['oil', 'paste'],
      timer: { minutes: 2, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Stock in', th: 'เติมน้ำซุป' },
      text: {
        en: 'Pour in the stock, stir until the paste has dissolved and bring it to a rolling boil.',
        th: 'เติมน้ำซุป คนให้พริกแกงละลาย เร่งไฟให้เดือดพล่าน',
      },
      uses: ['stock'],
      timer: { minutes: 5, label: { en: 'Stock boils', th: 'ต้มน้ำซุป' } },
    },
    {
      title: { en: 'Chicken and vegetables', th: 'ใส่ไก่กับผัก' },
      text: {
        en:
          'Add the chicken and separate the slices. When it boils again, add the brinjals, beans, corn ' +
          'and fingerroot and keep it boiling until the vegetables are just tender and the chicken is ' +
          'cooked through.',
        th:
          'ใส่ไก่ คนไม่ให้ติดกัน พอเดือดอีกครั้งใส่มะเขือเปราะ ถั่วฝักยาว ข้าวโพดอ่อน และกระชาย ' +
          'ต้มต่อจนผักสุกพอนุ่มและไก่สุกถึงข้างใน',
      },
      uses: ['chicken', 'brinjals', 'beans', 'corn', 'fingerroot'],
      timer: { minutes: 8, label: { en: 'Chicken and vegetables', th: 'ต้มไก่กับผัก' } },
    },
    {
      title: { en: 'Peppercorns and seasoning', th: 'ใส่พริกไทยอ่อนแล้วปรุงรส' },
      text: {
        en:
          'Add the peppercorns and the lime leaves, then most of the fish sauce. Taste: salty and hot, ' +
          'with pepper at the end. The sugar is for those who miss it.',
        th: 'ใส่พริกไทยอ่อน ใบมะกรูด และน้ำปลาเกือบทั้งหมด ชิมให้เค็มเผ็ด หอมพริกไทยตามหลัง ใครชอบรสนุ่มขึ้นค่อยเติมน้ำตาล',
      },
      uses: ['peppercorns', 'leaves', 'fish-sauce', 'sugar'],
    },
    {
      title: { en: 'Basil last', th: 'ใส่กะเพราเป็นอย่างสุดท้าย' },
      text: {
        en: 'Take it off the heat, stir in the basil and the chilli and serve it very hot, with the rice.',
        th: 'ปิดไฟ ใส่ใบกะเพรากับพริก คนพอทั่ว ตักเสิร์ฟร้อนจัดกับข้าวสวย',
      },
      uses: ['basil', 'chilli', 'rice'],
    },
  ],
  tips: [
    {
      en: 'To tame it, use two-thirds of the paste. Water does not put the fire out; rice and cucumber do.',
      th: 'อยากให้เผ็ดน้อยลง ใช้พริกแกงสองในสาม ถ้าเผ็ดขึ้นมาแล้วอย่าดื่มน้ำ ให้กินข้าวสวยกับแตงกวา',
    },
    {
      en:
        'Mushrooms and more beans instead of chicken are good here. The paste has shrimp paste in it, ' +
        'so it is meatless rather than vegetarian.',
      th: 'ใช้เห็ดกับถั่วฝักยาวเพิ่มแทนไก่ก็อร่อย แต่ในพริกแกงมีกะปิ จึงไม่มีเนื้อแต่ไม่ใช่มังสวิรัติ',
    },
    {
      en:
        'Springbok or kudu, sliced thinly, is truer to the forest than chicken. It needs the same 8 ' +
        'minutes.',
      th: 'ที่แอฟริกาใต้ลองใช้เนื้อสปริงบ็อกหรือคูดูหั่นบาง ได้รสแบบแกงป่ายิ่งกว่าไก่ ต้ม 8 นาทีเท่ากัน',
    },
  ],
  related: ['green-curry-chicken', 'kua-kling', 'tom-yum-prawns', 'red-curry-chicken'],
}
