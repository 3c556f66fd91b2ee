import type { SeedRecipe } from './types.ts'

const RELISH = { en: 'For the dip', th: 'น้ำจิ้ม' }

export const fishCakes: SeedRecipe = {
  slug: 'fish-cakes',
  title: { en: 'Thai fish cakes with sweet chilli', th: 'ทอดมันปลากับน้ำจิ้มไก่' },
  line: {
    en: 'Springy, fragrant, a little smaller than a palm, and gone before the second plate is fried.',
    th: 'เหนียวนุ่ม หอมพริกแกงกับใบมะกรูด ทอดจานแรกยังไม่ทันยกก็หมด',
  },
  story: {
    en:
      'Tod man are market food: a cook, a wok of oil, a bowl of pounded fish and red curry paste. In ' +
      'Thailand they are made of featherback, a river fish that turns springy when it is worked; firm ' +
      'white sea fish does it too, if you knead it long enough. Eat them hot, with something sweet and ' +
      'something cool.',
    th:
      'ทอดมันเป็นของกินคู่ตลาด แม่ค้าคนหนึ่ง กระทะน้ำมันใบหนึ่ง กับเนื้อปลานวดพริกแกงเผ็ด ที่ไทยใช้ปลากราย ยิ่งนวดยิ่งเหนียว ' +
      'ปลาทะเลเนื้อขาวที่แน่นๆ ก็ใช้ได้ ขอแค่นวดให้นานพอ กินตอนร้อนๆ กับน้ำจิ้มหวานและแตงกวาเย็นๆ',
  },
  picture: '/images/dishes/fish-cakes',
  pictureAlt: {
    en: 'Thai fish cakes with long bean and lime leaf on banana leaf, with sweet chilli dip and cucumber',
    th: 'ทอดมันปลาใส่ถั่วฝักยาวและใบมะกรูดบนใบตอง พร้อมน้ำจิ้มไก่และแตงกวา',
  },
  course: 'snack',
  prepMinutes: 25,
  cookMinutes: 20,
  restMinutes: 30,
  servings: 4,
  difficulty: 'medium',
  spiceLevel: 3,
  lines: [
    {
      id: 'fish',
      ingredient: 'white-fish',
      amount: 400,
      unit: 'g',
      note: { en: 'skinless and boneless, cold', th: 'ลอกหนัง ไม่มีก้าง แช่เย็น' },
    },
    { id: 'paste', product: 'red-curry-paste', amount: 40, unit: 'g' },
    { id: 'egg', ingredient: 'egg', amount: 1, unit: 'piece' },
    { id: 'fish-sauce', ingredient: 'fish-sauce', amount: 2, unit: 'tsp' },
    { id: 'sugar', ingredient: 'palm-sugar', amount: 2, unit: 'tsp' },
    { id: 'flour', ingredient: 'rice-flour', amount: 1, unit: 'tbsp' },
    {
      id: 'beans',
      ingredient: 'long-bean',
      amount: 80,
      unit: 'g',
      note: { en: 'sliced as thin as coins', th: 'ซอยบาง' },
    },
    {
      id: 'leaves',
      ingredient: 'makrut-lime-leaf',
      amount: 5,
      unit: 'piece',
      note: { en: 'finely shredded', th: 'ซอยฝอย' },
    },
    { id: 'oil', ingredient: 'oil', amount: 400, unit: 'ml', note: { en: 'for frying', th: 'สำหรับทอด' } },
    { id: 'sweet-chilli', product: 'sweet-chilli-dipping-sauce', amount: 120, unit: 'ml', part: RELISH },
    {
      id: 'cucumber',
      ingredient: 'cucumber',
      amount: 100,
      unit: 'g',
      note: { en: 'in small dice', th: 'หั่นเต๋าเล็ก' },
      part: RELISH,
    },
    {
      id: 'shallots',
      ingredient: 'shallot',
      amount: 1,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
      part: RELISH,
    },
    {
      id: 'peanuts',
      ingredient: 'peanut',
      amount: 1,
      unit: 'tbsp',
      note: { en: 'crushed', th: 'ป่นหยาบ' },
      part: RELISH,
      isOptional: true,
    },
    {
      id: 'coriander',
      ingredient: 'coriander',
      amount: 1,
      unit: 'handful',
      note: { en: 'leaves', th: 'เด็ดใบ' },
      part: RELISH,
    },
  ],
  steps: [
    {
      title: { en: 'Dry and mince the fish', th: 'ซับแล้วบดปลา' },
      text: {
        en:
          'Feel the fish for bones and pat it very dry with paper. Chop it in a food processor with the ' +
          'curry paste, in short bursts, until it is a smooth, sticky mass.',
        th: 'ลูบหาก้างให้หมด ใช้กระดาษซับให้แห้งสนิท ปั่นกับพริกแกงเป็นจังหวะสั้นๆ จนเนียนเหนียว',
      },
      uses: ['fish', 'paste'],
    },
    {
      title: { en: 'Knead it springy', th: 'นวดให้เหนียว' },
      text: {
        en:
          'In a bowl, add the egg, fish sauce, palm sugar and rice flour. Stir hard in one direction, ' +
          'then gather the mass and slap it against the bowl until it is elastic and comes away clean.',
        th: 'ใส่ชาม เติมไข่ น้ำปลา น้ำตาลโตนด และแป้งข้าวเจ้า นวดแรงๆ ไปทางเดียว แล้วรวบก้อนฟาดกับชามจนเหนียวเด้งไม่ติดชาม',
      },
      uses: ['egg', 'fish-sauce', 'sugar', 'flour'],
      timer: { minutes: 5, label: { en: 'Knead', th: 'นวดปลา' } },
    },
    {
      title: { en: 'Beans, leaves, fridge', th: 'ใส่ผักแล้วแช่เย็น' },
      text: {
        en:
          'Fold in the beans and the lime leaves, cover and chill. Cold mixture keeps its shape in the ' +
          'oil.',
        th: 'ใส่ถั่วฝักยาวกับใบมะกรูด คลุกให้ทั่ว ปิดฝาแช่ตู้เย็น ส่วนผสมเย็นๆ จะคงรูปในน้ำมัน',
      },
      uses: ['beans', 'leaves'],
      timer: { minutes: 30, label: { en: 'Chill', th: 'แช่เย็น' } },
    },
    {
      title: { en: 'Stir the dip', th: 'ผสมน้ำจิ้ม' },
      text: {
        en:
          'Stir the cucumber and shallot into the sweet chilli sauce and scatter the peanuts and ' +
          'coriander on top.',
        th: 'ผสมแตงกวากับหอมแดงในน้ำจิ้มไก่ โรยถั่วลิสงกับผักชี',
      },
      uses: ['sweet-chilli', 'cucumber', 'shallots', 'peanuts', 'coriander'],
    },
    {
      title: { en: 'Shape', th: 'ปั้น' },
      text: {
        en:
          'With wet hands, pat the mixture into flat cakes, about 6 cm across and 1 cm thick. Lay them ' +
          'on an oiled plate.',
        th: 'ทำมือให้เปียก ปั้นเป็นแผ่นกลมแบน กว้างประมาณ 6 ซม. หนา 1 ซม. วางบนจานทาน้ำมัน',
      },
      uses: ['fish', 'oil'],
    },
    {
      title: { en: 'Fry', th: 'ทอด' },
      text: {
        en:
          'Heat the oil in a wok to 170 °C. Fry a few cakes at a time, turning once, until they puff, ' +
          'brown and are firm in the middle. Drain on paper and let the oil recover before the next ' +
          'batch.',
        th:
          'ตั้งน้ำมันให้ร้อน 170 °C ทอดทีละไม่กี่ชิ้น กลับหนึ่งครั้ง พอพอง เหลืองสวย และตรงกลางแน่นก็สุก ตักซับน้ำมัน ' +
          'รอน้ำมันร้อนอีกครั้งก่อนทอดรอบต่อไป',
      },
      uses: ['oil'],
      timer: { minutes: 4, label: { en: 'One batch', th: 'ทอดหนึ่งรอบ' } },
    },
    {
      title: { en: 'Serve hot', th: 'เสิร์ฟร้อนๆ' },
      text: {
        en: 'Eat them as they come out of the wok, each with a spoon of the dip.',
        th: 'กินตอนขึ้นจากกระทะใหม่ๆ ตักน้ำจิ้มราดทีละชิ้น',
      },
      uses: ['sweet-chilli'],
    },
  ],
  tips: [
    {
      en: 'Fry one small cake first and taste it. It is easier to season a bowl than a plate.',
      th: 'ทอดชิ้นเล็กๆ ชิมก่อนหนึ่งชิ้น ปรุงเพิ่มตอนยังอยู่ในชามง่ายกว่าตอนขึ้นจานแล้ว',
    },
    {
      en:
        'If the fish was fresh, raw cakes freeze well between sheets of baking paper; thaw them in the ' +
        'fridge. If it had been frozen before, fry the cakes first and freeze them then.',
      th:
        'ถ้าใช้ปลาสด แช่แข็งทอดมันดิบได้ คั่นด้วยกระดาษรองอบ แล้วละลายในตู้เย็นก่อนทอด ถ้าปลาเคยแช่แข็งมาแล้ว ' +
        'ให้ทอดก่อนค่อยแช่แข็ง',
    },
    {
      en:
        'Without a fryer: brush with oil and bake at 220 °C for 12 minutes, turning once. Flatter, but ' +
        'good.',
      th: 'ไม่อยากทอด ทาน้ำมันแล้วอบที่ 220 °C 12 นาที กลับหนึ่งครั้ง ไม่พองเท่าทอดแต่ก็อร่อย',
    },
  ],
  related: ['chicken-satay', 'grilled-prawns', 'red-curry-chicken', 'som-tam'],
}
