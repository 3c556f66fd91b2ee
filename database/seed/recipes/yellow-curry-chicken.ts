import type { SeedRecipe } from './types.ts'

export const yellowCurryChicken: SeedRecipe = {
  slug: 'yellow-curry-chicken',
  title: { en: 'Yellow curry with chicken and potatoes', th: 'แกงกะหรี่ไก่' },
  line: {
    en: 'Turmeric, potatoes and coconut: golden, mellow and medium hot.',
    th: 'ขมิ้น มันฝรั่ง และกะทิ แกงสีทองรสนุ่ม เผ็ดกลางๆ',
  },
  story: {
    en:
      'Kaeng kari takes its name and its dry spices from the curries of India, by way of the south of ' +
      'Thailand. The potatoes thicken the sauce while they cook, so there is nothing to watch. It is a ' +
      'good first Thai curry, and a good one to make vegan.',
    th:
      'แกงกะหรี่ได้ทั้งชื่อและเครื่องเทศแห้งมาจากแกงของอินเดีย ผ่านมาทางภาคใต้ของไทย มันฝรั่งในหม้อทำให้น้ำแกงข้นเอง ' +
      'ไม่ต้องคอยเฝ้า เป็นแกงไทยหม้อแรกที่ทำง่าย จะทำแบบวีแกนก็ง่ายเหมือนกัน',
  },
  picture: '/images/dishes/yellow-curry',
  pictureAlt: {
    en: 'Yellow curry with chicken and potatoes, topped with coriander',
    th: 'แกงกะหรี่ไก่กับมันฝรั่ง โรยผักชี',
  },
  course: 'curry',
  prepMinutes: 15,
  cookMinutes: 35,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 2,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    { id: 'cream', ingredient: 'coconut-cream', amount: 100, unit: 'ml' },
    { id: 'paste', product: 'yellow-curry-paste', amount: 50, unit: 'g' },
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 300,
      unit: 'g',
      note: { en: 'in large bites', th: 'หั่นชิ้นใหญ่พอคำ' },
    },
    {
      id: 'potatoes',
      ingredient: 'potato',
      amount: 300,
      unit: 'g',
      note: { en: 'peeled, in 3 cm chunks', th: 'ปอกเปลือก หั่นชิ้น 3 ซม.' },
    },
    {
      id: 'onion',
      ingredient: 'onion',
      amount: 1,
      unit: 'piece',
      note: { en: 'in thick wedges', th: 'หั่นเสี้ยวหนา' },
    },
    { id: 'milk', ingredient: 'coconut-milk', amount: 400, unit: 'ml' },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 2, unit: 'tsp' },
    { id: 'coriander', ingredient: 'coriander', amount: 1, unit: 'handful' },
  ],
  steps: [
    {
      title: { en: 'Warm the cream', th: 'เคี่ยวหัวกะทิ' },
      text: {
        en: 'Simmer the coconut cream in a wide pot until it thickens and small beads of oil appear.',
        th: 'ใส่หัวกะทิในหม้อปากกว้าง เคี่ยวไฟกลางจนข้นและเริ่มมีน้ำมันลอย',
      },
      uses: ['cream'],
      timer: { minutes: 4, label: { en: 'Coconut cream', th: 'เคี่ยวหัวกะทิ' } },
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Add the paste and stir over low to medium heat until it smells of toasted cumin. Turmeric ' +
          'burns easily, so keep it moving.',
        th: 'ใส่พริกแกงลงผัดไฟกลางค่อนอ่อนจนหอมยี่หร่าคั่ว ขมิ้นไหม้ง่าย ต้องคนไม่หยุด',
      },
      uses: ['paste'],
      timer: { minutes: 3, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Coat the chicken', th: 'ใส่ไก่' },
      text: {
        en: 'Turn the chicken in the paste until it is sealed and golden on all sides.',
        th: 'ใส่ไก่ลงคลุกกับพริกแกง ผัดจนผิวนอกสุกและเหลืองทุกด้าน',
      },
      uses: ['chicken'],
      timer: { minutes: 3, label: { en: 'Chicken', th: 'ผัดไก่' } },
    },
    {
      title: { en: 'Simmer with the potatoes', th: 'เคี่ยวกับมันฝรั่ง' },
      text: {
        en:
          'Add the potatoes, onion and coconut milk and simmer gently with the lid ajar. The potatoes ' +
          'should be tender and the chicken cooked all the way through.',
        th: 'ใส่มันฝรั่ง หอมใหญ่ และกะทิ แง้มฝาหม้อ เคี่ยวไฟอ่อนจนมันฝรั่งนุ่มและไก่สุกถึงข้างใน',
      },
      uses: ['potatoes', 'onion', 'milk'],
      timer: { minutes: 20, label: { en: 'Simmer', th: 'เคี่ยวแกง' } },
    },
    {
      title: { en: 'Cook the rice meanwhile', th: 'หุงข้าวรอ' },
      text: {
        en: 'While the potatoes soften, rinse the rice and cook it.',
        th: 'ระหว่างรอมันฝรั่งนุ่ม ซาวข้าวแล้วหุง',
      },
      uses: ['rice'],
    },
    {
      title: { en: 'Season and serve', th: 'ปรุงรสแล้วเสิร์ฟ' },
      text: {
        en:
          'Stir in the fish sauce and the palm sugar. Crush one potato against the side of the pot if ' +
          'you want the sauce thicker. Scatter with coriander and bring it out with the rice.',
        th: 'ใส่น้ำปลากับน้ำตาลโตนด ถ้าอยากให้น้ำแกงข้นขึ้น บี้มันฝรั่งสักชิ้นกับข้างหม้อ โรยผักชี เสิร์ฟกับข้าวสวย',
      },
      uses: ['fish-sauce', 'sugar', 'coriander', 'rice'],
    },
  ],
  tips: [
    {
      en:
        'Vegan: the paste has no shrimp paste. Use drained chickpeas or tofu, and salt instead of fish ' +
        'sauce.',
      th: 'แบบวีแกน พริกแกงไม่ใส่กะปิอยู่แล้ว ใช้ถั่วลูกไก่หรือเต้าหู้แทนไก่ และปรุงด้วยเกลือแทนน้ำปลา',
    },
    {
      en:
        'The cucumber relish from our satay recipe belongs beside it: something cold and sour after ' +
        'every few spoons.',
      th: 'กินคู่กับอาจาดจากสูตรสะเต๊ะไก่ ได้ความเปรี้ยวเย็นตัดกับน้ำแกงมันๆ',
    },
    {
      en: 'Waxy potatoes hold their shape. Floury ones fall apart and make the sauce very thick.',
      th: 'เลือกมันฝรั่งเนื้อแน่น (waxy) จะคงรูป ถ้าใช้ชนิดเนื้อร่วน (floury) จะเละและน้ำแกงข้นมาก',
    },
  ],
  related: ['massaman-beef', 'green-curry-chicken', 'khao-soi', 'chicken-satay'],
}
