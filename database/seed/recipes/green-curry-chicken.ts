import type { SeedRecipe } from './types.ts'

export const greenCurryChicken: SeedRecipe = {
  slug: 'green-curry-chicken',
  title: { en: 'Green curry with chicken', th: 'แกงเขียวหวานไก่' },
  line: {
    en: 'Green chilli, coconut and basil: one pot, 45 minutes.',
    th: 'พริกเขียว กะทิ และโหระพา หม้อเดียวจบใน 45 นาที',
  },
  story: {
    en:
      'Green curry is a dish of the central plains, where coconuts and rice grow side by side. The ' +
      'green comes from fresh chillies; the second half of its Thai name, wan, speaks of the soft, ' +
      'sweet shade of that green rather than of sugar. It is a weeknight curry: once the cream has ' +
      'split, everything goes into one pot.',
    th:
      'แกงเขียวหวานเป็นแกงของคนภาคกลาง ที่มีทั้งข้าวและมะพร้าวอยู่ใกล้มือ สีเขียวมาจากพริกสด ส่วนคำว่าหวานหมายถึงสีเขียวนวลๆ ' +
      'ไม่ใช่รสหวาน ทำง่ายพอสำหรับเย็นวันธรรมดา กะทิแตกมันเมื่อไร ที่เหลือก็ลงหม้อเดียวกันหมด',
  },
  picture: '/images/dishes/green-curry',
  pictureAlt: {
    en: 'Bowl of green curry with chicken, baby brinjals, basil and chilli rings beside a bowl of rice',
    th: 'แกงเขียวหวานไก่ใส่มะเขือเปราะ ใบโหระพา และพริกซอย เสิร์ฟคู่ข้าวสวย',
  },
  course: 'curry',
  prepMinutes: 20,
  cookMinutes: 25,
  servings: 4,
  difficulty: 'easy',
  spiceLevel: 4,
  lines: [
    { id: 'rice', ingredient: 'jasmine-rice', amount: 300, unit: 'g' },
    { id: 'cream', ingredient: 'coconut-cream', amount: 100, unit: 'ml' },
    { id: 'paste', product: 'green-curry-paste', amount: 50, unit: 'g' },
    {
      id: 'chicken',
      ingredient: 'chicken-thigh',
      amount: 300,
      unit: 'g',
      note: { en: 'in bite-sized pieces', th: 'หั่นชิ้นพอคำ' },
    },
    { id: 'milk', ingredient: 'coconut-milk', amount: 300, unit: 'ml' },
    {
      id: 'brinjals',
      ingredient: 'thai-brinjal',
      amount: 150,
      unit: 'g',
      note: { en: 'quartered', th: 'ผ่าสี่' },
    },
    { id: 'peas', ingredient: 'pea-brinjal', amount: 50, unit: 'g', isOptional: true },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 4,
      unit: 'piece',
      note: { en: 'torn, stems removed', th: 'ฉีก ดึงก้านกลางออก' },
    },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 1, unit: 'tbsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 2, unit: 'tsp' },
    {
      id: 'chilli',
      ingredient: 'red-chilli',
      amount: 1,
      unit: 'piece',
      note: { en: 'sliced at an angle', th: 'หั่นแฉลบ' },
    },
    {
      id: 'basil',
      ingredient: 'thai-basil',
      amount: 1,
      unit: 'handful',
      note: { en: 'leaves only', th: 'เด็ดใบ' },
    },
  ],
  steps: [
    {
      title: { en: 'Put the rice on', th: 'หุงข้าว' },
      text: {
        en:
          'Rinse the rice until the water runs almost clear and cook it as you always do. It will be ' +
          'ready with the curry.',
        th: 'ซาวข้าวจนน้ำเกือบใส แล้วหุงตามปกติ ข้าวจะสุกพร้อมแกงพอดี',
      },
      uses: ['rice'],
    },
    {
      title: { en: 'Split the coconut cream', th: 'เคี่ยวหัวกะทิให้แตกมัน' },
      text: {
        en:
          'Bring the coconut cream to a lively simmer in a wide pot over medium heat. Stir now and then ' +
          'until it thickens and beads of oil come out at the edges.',
        th: 'ใส่หัวกะทิในหม้อปากกว้าง ตั้งไฟกลางให้เดือดปุดๆ คนเป็นระยะจนข้นและมีน้ำมันลอยออกมาตามขอบ',
      },
      uses: ['cream'],
      timer: { minutes: 4, label: { en: 'Coconut cream', th: 'เคี่ยวหัวกะทิ' } },
    },
    {
      title: { en: 'Fry the paste', th: 'ผัดพริกแกง' },
      text: {
        en:
          'Stir in the curry paste and fry it in the oil of the coconut. It is ready when the raw ' +
          'garlic smell has gone and the oil has turned green.',
        th: 'ใส่พริกแกงลงผัดกับน้ำมันกะทิ ผัดจนหมดกลิ่นกระเทียมดิบและน้ำมันเป็นสีเขียว',
      },
      uses: ['paste'],
      timer: { minutes: 3, label: { en: 'Curry paste', th: 'ผัดพริกแกง' } },
    },
    {
      title: { en: 'Turn the chicken in it', th: 'ใส่ไก่' },
      text: {
        en:
          'Add the chicken and turn it in the paste until every piece has lost its raw colour on the ' +
          'outside.',
        th: 'ใส่ไก่ลงคลุกกับพริกแกง ผัดจนผิวนอกสุกทุกชิ้น',
      },
      uses: ['chicken'],
      timer: { minutes: 2, label: { en: 'Chicken', th: 'ผัดไก่' } },
    },
    {
      title: { en: 'Simmer', th: 'เติมกะทิแล้วเคี่ยว' },
      text: {
        en:
          'Pour in the coconut milk, add both kinds of brinjal and the lime leaves, and keep the pot at ' +
          'a gentle simmer. The brinjals should be tender and the thickest piece of chicken white all ' +
          'the way through.',
        th: 'เติมกะทิ ใส่มะเขือเปราะ มะเขือพวง และใบมะกรูด เคี่ยวให้เดือดอ่อนๆ จนมะเขือนุ่ม และไก่ชิ้นหนาที่สุดสุกถึงข้างใน',
      },
      uses: ['milk', 'brinjals', 'peas', 'leaves'],
      timer: { minutes: 10, label: { en: 'Simmer', th: 'เคี่ยวแกง' } },
    },
    {
      title: { en: 'Season', th: 'ปรุงรส' },
      text: {
        en:
          'Stir in most of the fish sauce and the palm sugar, then taste. The salt comes first, the ' +
          'sweetness stays behind it; add the rest if the curry asks for it.',
        th: 'ใส่น้ำปลาเกือบทั้งหมดกับน้ำตาลโตนด คนให้ละลายแล้วชิม ให้เค็มนำ หวานตามนิดๆ ถ้ายังอ่อนค่อยเติมน้ำปลาที่เหลือ',
      },
      uses: ['fish-sauce', 'sugar'],
    },
    {
      title: { en: 'Basil last', th: 'ใส่โหระพาเป็นอย่างสุดท้าย' },
      text: {
        en:
          'Take the pot off the heat, push the basil and chilli under the surface, and carry it to the ' +
          'table with the rice.',
        th: 'ปิดไฟ กดใบโหระพากับพริกให้จมน้ำแกง แล้วยกเสิร์ฟกับข้าวสวยร้อนๆ',
      },
      uses: ['basil', 'chilli'],
    },
  ],
  tips: [
    {
      en:
        'An unshaken tin of full-fat coconut milk gives you both: the thick top is the cream, the rest ' +
        'is the milk.',
      th: 'กะทิกระป๋องชนิดมันเต็มที่ไม่ได้เขย่าใช้ได้ทั้งสองอย่าง ส่วนข้นด้านบนเป็นหัวกะทิ ที่เหลือเป็นกะทิ',
    },
    {
      en:
        'Some coconut creams are stabilised and refuse to split. Add a spoonful of oil and fry the ' +
        'paste in that.',
      th: 'กะทิบางยี่ห้อใส่สารคงตัวจึงไม่แตกมัน เติมน้ำมันสักช้อน แล้วผัดพริกแกงต่อได้เลย',
    },
    {
      en:
        'With fried tofu and mushrooms it is free of meat, but there is shrimp paste in the jar. For a ' +
        'vegan curry start from our yellow or massaman paste.',
      th: 'ใช้เต้าหู้ทอดกับเห็ดแทนไก่ได้ แต่ในพริกแกงมีกะปิ ถ้าต้องการแกงวีแกน ให้เริ่มจากพริกแกงกะหรี่หรือพริกแกงมัสมั่น',
    },
  ],
  related: ['red-curry-chicken', 'yellow-curry-chicken', 'jungle-curry-chicken', 'mango-sticky-rice'],
}
