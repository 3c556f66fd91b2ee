import type { SeedRecipe } from './types.ts'

export const padThaiPrawns: SeedRecipe = {
  slug: 'pad-thai-prawns',
  title: { en: 'Pad thai with prawns', th: 'ผัดไทยกุ้งสด' },
  line: {
    en: 'Rice noodles, tamarind and a hot wok. Soak first; the rest takes ten minutes.',
    th: 'เส้นจันท์ น้ำมะขาม กับกระทะร้อนๆ แช่เส้นไว้ก่อน ที่เหลือสิบนาทีเสร็จ',
  },
  story: {
    en:
      'Stir-fried noodles came to Thailand with Chinese cooks; tamarind, palm sugar and fish sauce made ' +
      'this one Thai. It spread across the country around the time of the Second World War, when the ' +
      'government encouraged people to eat noodles. Today it is street food that you can cook well at ' +
      'home, if you cook for two at a time.',
    th:
      'ก๋วยเตี๋ยวผัดมากับพ่อครัวชาวจีน แต่น้ำมะขาม น้ำตาลโตนด และน้ำปลาทำให้จานนี้เป็นรสไทย ' +
      'แพร่หลายทั่วประเทศในช่วงสงครามโลกครั้งที่ 2 เมื่อรัฐบาลชวนให้คนไทยกินก๋วยเตี๋ยว ' +
      'ทุกวันนี้เป็นอาหารข้างทางที่ทำเองที่บ้านก็อร่อย ขอแค่ผัดทีละสองที่',
  },
  picture: '/images/dishes/pad-thai',
  pictureAlt: {
    en: 'Pad thai noodles with prawns, egg, tofu, bean sprouts, peanuts and lime on a dark plate',
    th: 'ผัดไทยกุ้งสด ใส่ไข่ เต้าหู้ ถั่วงอก ถั่วลิสง และมะนาว บนจานสีเข้ม',
  },
  course: 'noodles',
  prepMinutes: 15,
  cookMinutes: 10,
  restMinutes: 40,
  servings: 2,
  difficulty: 'medium',
  spiceLevel: 1,
  lines: [
    { id: 'noodles', ingredient: 'rice-noodles', amount: 160, unit: 'g' },
    { id: 'oil', ingredient: 'oil', amount: 3, unit: 'tbsp' },
    {
      id: 'prawns',
      ingredient: 'prawns',
      amount: 150,
      unit: 'g',
      note: { en: 'peeled and deveined, tails on', th: 'แกะเปลือกไว้หาง ผ่าหลังดึงเส้นดำออก' },
    },
    {
      id: 'tofu',
      ingredient: 'tofu',
      amount: 80,
      unit: 'g',
      note: { en: 'in small batons', th: 'หั่นแท่งเล็ก' },
    },
    {
      id: 'shallots',
      ingredient: 'shallot',
      amount: 2,
      unit: 'piece',
      note: { en: 'finely sliced', th: 'ซอย' },
    },
    { id: 'radish', ingredient: 'preserved-radish', amount: 1, unit: 'tbsp', isOptional: true },
    { id: 'sauce', product: 'pad-thai-sauce', amount: 120, unit: 'ml' },
    { id: 'eggs', ingredient: 'egg', amount: 2, unit: 'piece' },
    { id: 'sprouts', ingredient: 'bean-sprout', amount: 120, unit: 'g' },
    {
      id: 'chives',
      ingredient: 'garlic-chive',
      amount: 1,
      unit: 'handful',
      note: { en: 'cut into 3 cm lengths', th: 'หั่นท่อน 3 ซม.' },
    },
    { id: 'peanuts', ingredient: 'peanut', amount: 30, unit: 'g', note: { en: 'crushed', th: 'ตำหยาบ' } },
    { id: 'lime', ingredient: 'lime', amount: 1, unit: 'piece', note: { en: 'in wedges', th: 'หั่นเสี้ยว' } },
    { id: 'flakes', ingredient: 'chilli-flakes', isOptional: true },
  ],
  steps: [
    {
      title: { en: 'Soak the noodles', th: 'แช่เส้น' },
      text: {
        en:
          'Cover the noodles with plenty of water at room temperature. They are ready when they bend ' +
          'around a finger without breaking but are still firm to the bite; drain them well.',
        th: 'แช่เส้นในน้ำอุณหภูมิห้องให้ท่วม เส้นจะพร้อมผัดเมื่อพันนิ้วได้โดยไม่หัก แต่กัดแล้วยังแข็งอยู่นิดๆ จากนั้นสะเด็ดน้ำให้ดี',
      },
      uses: ['noodles'],
      timer: { minutes: 40, label: { en: 'Soak noodles', th: 'แช่เส้น' } },
    },
    {
      title: { en: 'Sear the prawns', th: 'ผัดกุ้ง' },
      text: {
        en:
          'Heat a third of the oil in a wok until it shimmers. Sear the prawns on both sides until they ' +
          'are pink and no longer glassy in the middle, and lift them out.',
        th: 'ตั้งกระทะใส่น้ำมันหนึ่งในสามให้ร้อนจัด ผัดกุ้งให้สุกเป็นสีชมพูทั้งสองด้าน เนื้อในไม่ใสแล้ว ตักพักไว้',
      },
      uses: ['oil', 'prawns'],
      timer: { minutes: 2, label: { en: 'Prawns', th: 'ผัดกุ้ง' } },
    },
    {
      title: { en: 'Brown the tofu', th: 'ผัดเต้าหู้' },
      text: {
        en:
          'Add another third of the oil and fry the tofu until the edges are golden. Stir in the ' +
          'shallots and the radish until the shallots smell sweet.',
        th: 'เติมน้ำมันอีกหนึ่งในสาม ผัดเต้าหู้จนขอบเหลือง ใส่หอมแดงกับหัวไชโป๊ ผัดจนหอม',
      },
      uses: ['oil', 'tofu', 'shallots', 'radish'],
      timer: { minutes: 2, label: { en: 'Tofu', th: 'ผัดเต้าหู้' } },
    },
    {
      title: { en: 'Noodles and sauce', th: 'ลงเส้นแล้วราดซอส' },
      text: {
        en:
          'Turn the heat right up, add the noodles and the sauce, and toss without stopping. If the ' +
          'noodles are still hard when the sauce has gone in, sprinkle on a little water and keep ' +
          'tossing.',
        th: 'เร่งไฟแรง ใส่เส้นกับซอส แล้วผัดไม่หยุดมือ ถ้าซอสแห้งแล้วเส้นยังแข็ง พรมน้ำนิดหน่อยแล้วผัดต่อ',
      },
      uses: ['noodles', 'sauce'],
      timer: { minutes: 3, label: { en: 'Toss the noodles', th: 'ผัดเส้น' } },
    },
    {
      title: { en: 'Eggs', th: 'ตอกไข่' },
      text: {
        en:
          'Push the noodles to one side and pour the last of the oil into the gap. Break in the eggs, ' +
          'stir them once, let them set, then fold them through.',
        th: 'ดันเส้นไปข้างกระทะ เทน้ำมันที่เหลือลงตรงกลาง ตอกไข่ใส่ ยีพอแตก รอให้สุกแล้วผัดรวมกับเส้น',
      },
      uses: ['oil', 'eggs'],
    },
    {
      title: { en: 'Sprouts and chives', th: 'ใส่ถั่วงอกกับกุยช่าย' },
      text: {
        en:
          'Return the prawns, add most of the bean sprouts and the chives, toss twice and take the wok ' +
          'off the heat. The sprouts should stay crisp.',
        th: 'ใส่กุ้งกลับลงไป ตามด้วยถั่วงอกเกือบทั้งหมดกับกุยช่าย ผัดสองสามทีแล้วปิดไฟ ให้ถั่วงอกยังกรอบ',
      },
      uses: ['prawns', 'sprouts', 'chives'],
    },
    {
      title: { en: 'To the table', th: 'จัดจาน' },
      text: {
        en:
          'Scatter the peanuts over the plates and set out the lime, the rest of the sprouts and the ' +
          'chilli flakes, so that everyone can finish their own.',
        th: 'โรยถั่วลิสง วางมะนาว ถั่วงอกสดที่เหลือ และพริกป่นไว้ข้างจาน ให้แต่ละคนปรุงเอง',
      },
      uses: ['peanuts', 'lime', 'sprouts', 'flakes'],
    },
  ],
  tips: [
    {
      en: 'Cooking for four? Make it twice. A crowded wok steams, and steamed noodles stick.',
      th: 'ถ้าทำ 4 ที่ ให้ผัดสองรอบ เส้นเต็มกระทะจะอบตัวแล้วติดกันเป็นก้อน',
    },
    {
      en: 'Have everything in bowls beside the stove. Once the wok is hot there is no time to chop.',
      th: 'เตรียมทุกอย่างใส่ถ้วยวางข้างเตาก่อน กระทะร้อนแล้วจะหันไปหั่นอะไรไม่ทัน',
    },
    {
      en:
        'Without prawns, double the tofu. The sauce has fish sauce in it, so that is pad thai without ' +
        'prawns, not a vegan one.',
      th: 'ไม่ใส่กุ้งก็ได้ เพิ่มเต้าหู้เป็นสองเท่า แต่ในซอสมีน้ำปลา จานนี้จึงไม่มีกุ้งแต่ไม่ใช่วีแกน',
    },
  ],
  related: ['pad-see-ew', 'pad-kra-pao', 'som-tam', 'thai-iced-tea'],
}
